/** What a link unfolds the filters by, where they are folded away and there are no scripts to open a sheet. */
export const columnId = 'filters'

/** Where the keyboard goes past the filters. */
export const resultsId = 'results'
