/** Days ahead of which a place's next opening is looked for. Special hours are delivered for as many days, so that no answer ignores one. */
export const openingDaysAhead = 60
