// The demo's payment service is asked by a socket, which these tests do not have: nothing listens here, so it refuses at once. Import
// this before the shop's modules.
process.env.PORT = "1";
