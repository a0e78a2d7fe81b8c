// Loaded before the shop: SIGUSR2 sets the clock of this process back by a day, as an operator or a time server would.
const day = 24 * 60 * 60 * 1000;
const now = Date.now;
let offset = 0;
process.on("SIGUSR2", () => (offset -= day));
Date.now = () => now() + offset;
