/** Behind an edge; imported first, because settings are read once. Nobody listens there. */
process.env.PURGE_URL = "http://127.0.0.1:9/";
