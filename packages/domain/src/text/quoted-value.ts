const shownLength = 40

/** A received value, shortened and quoted for a message. */
export const quotedValue = (value: string): string =>
  JSON.stringify(value.length > shownLength ? `${value.slice(0, shownLength)}…` : value)
