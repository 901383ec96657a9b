/**
 * For a client of AWS whose request is not sent again after a reset: each has a connection of its own. An idle one may be closed by AWS, or
 * with a frozen function, just as the next request goes out, and nobody knows then whether that one was taken.
 */
export const ownConnections = { httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } }
