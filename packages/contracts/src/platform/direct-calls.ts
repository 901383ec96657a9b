/** Counts requests that came to the API's own address, past the edge; the alarm has its name. */
export const directCallsMetric = 'direct-calls'
