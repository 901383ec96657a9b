/** Percent a year. The National Credit Code allows no loan that costs more (s 32A). */
const maxCostRate = 48

/** Whether a loan of this comparison rate may be offered. There is none, `NaN`, where its fees are as much as what it lends. */
export const isOfferedRate = (comparisonRate: number): boolean => comparisonRate <= maxCostRate
