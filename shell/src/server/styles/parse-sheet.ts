import { type Selector, selectorsOf } from './selectors.ts'

/** Declarations or a statement, as written; a rule with its selectors; or an at-rule with what its braces hold. */
export type SheetNode =
  | string
  | { selectors: readonly Selector[]; body: readonly SheetNode[] }
  | { condition: string; body: readonly SheetNode[] }

const comments = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\*.*?\*\//gs
const tokens = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|\\.|[{};]/gs

type Open = { prelude: string; body: SheetNode[] }

const closed = ({ prelude, body }: Open): SheetNode =>
  prelude.startsWith('@') ? { condition: prelude, body } : { selectors: selectorsOf(prelude), body }

/** The tree of a stylesheet's rules; what is left open at its end counts as closed, as browsers have it. */
export function parseSheet(text: string): readonly SheetNode[] {
  const plain = text.replaceAll(comments, '$1')
  const root: SheetNode[] = []
  const open: Open[] = []
  let from = 0
  const inner = () => open.at(-1)?.body ?? root
  function close(): void {
    const last = open.pop()
    if (last) inner().push(closed(last))
  }
  for (const { 0: token, index } of plain.matchAll(tokens)) {
    if (token.length > 1) continue
    const read = plain.slice(from, index).trim()
    from = index + 1
    if (token === '{') open.push({ prelude: read, body: [] })
    else if (read) inner().push(token === ';' ? `${read};` : read)
    if (token === '}') close()
  }
  const rest = plain.slice(from).trim()
  if (rest) inner().push(rest)
  while (open.length > 0) close()
  return root
}
