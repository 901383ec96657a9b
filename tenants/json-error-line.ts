/** The line, from 1, at which JSON.parse stopped; undefined where its message names neither the line nor the text around. */
export function jsonErrorLine(text: string, message: string): number | undefined {
  const line = /\(line (\d+) column \d+\)$/.exec(message)?.[1]
  if (line !== undefined) return Number(line)
  if (message === 'Unexpected end of JSON input') return text.trimEnd().split('\n').length
  // Ten characters before the one that it did not expect, that one, and ten after.
  const [, token = '', before, around = ''] = /^Unexpected token '(.+?)', (\.{3})?"(.*)"/s.exec(message) ?? []
  const at = around ? text.indexOf(around) : -1
  if (at < 0) return undefined
  return text.slice(0, at + (before ? 10 : around.indexOf(token)) + 1).split('\n').length
}
