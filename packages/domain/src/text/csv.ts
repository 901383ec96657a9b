/** RFC 4180. A text that a spreadsheet would take for a formula is written as text. */
export const csvLine = (values: readonly string[]): string => `${values.map(csvValue).join(',')}\r\n`

function csvValue(value: string): string {
  const text = /^(?:[=+@\t\r]|-(?!\d))/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
