const shownLength = 40

/** A value that somebody sent, as a sentence can hold it. */
export const quotedValue = (value: string): string =>
  JSON.stringify(value.length > shownLength ? `${value.slice(0, shownLength)}…` : value)
