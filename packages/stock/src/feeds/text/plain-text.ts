/** Without control characters, save line breaks and tabs; what is left of half a character becomes U+FFFD. */
export const stripControlCharacters = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: feeds carry them, pages and terminals must not
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '').toWellFormed()

/** For a report: in one line, and no longer than that. */
export function truncateText(text: string, longest: number): string {
  // What is cut away need not be read: a field of a feed may have a million characters.
  const line = stripControlCharacters(text.slice(0, longest * 2)).replace(/\s+/g, ' ')
  const isCut = line.length > longest || text.length > longest * 2
  return isCut ? `${line.slice(0, longest - 1).toWellFormed()}…` : line
}
