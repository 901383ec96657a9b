/** Removes control characters except line breaks and tabs; lone surrogates become U+FFFD. */
export const stripControlCharacters = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: feeds contain them, pages and terminals must not
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '').toWellFormed()

/** For a report: one line of limited length. */
export function truncateText(text: string, longest: number): string {
  // Truncates first: a field of a feed may have a million characters.
  const line = stripControlCharacters(text.slice(0, longest * 2)).replace(/\s+/g, ' ')
  const isCut = line.length > longest || text.length > longest * 2
  return isCut ? `${line.slice(0, longest - 1).toWellFormed()}…` : line
}
