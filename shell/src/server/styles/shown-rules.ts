import type { SheetNode } from './parse-sheet.ts'
import type { Selector } from './selectors.ts'

/** At-rules that hold rules; the others, such as `@font-face` and `@property`, are kept as they are. */
const holdsRules = /^@(?:media|supports|container|layer|scope|starting-style)\b/
const keyframes = /@keyframes\s+([\w-]+)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g

const attribute = /\s(?:class|id|data-[\w-]+)="[^"]*"/g
const element = /<[a-zA-Z][\w-]*/g

/** What selectors may ask of a document: its elements, classes, ids and `data-` attributes: `div`, `.open`, `#top`, `[data-size=small]`. */
export function shownTokens(html: string): ReadonlySet<string> {
  const shown = new Set<string>()
  // Of thousands few differ.
  for (const tag of new Set(html.match(element))) shown.add(tag.slice(1))
  for (const text of new Set(html.match(attribute))) {
    const at = text.indexOf('=')
    const [name, value] = [text.slice(1, at), text.slice(at + 2, -1)]
    if (name === 'class') for (const one of value.split(' ')) shown.add(`.${one}`)
    else if (name === 'id') shown.add(`#${value}`)
    else shown.add(`[${name}]`).add(`[${name}=${value}]`)
  }
  return shown
}

const canMatch = ({ needs }: Selector, shown: ReadonlySet<string>): boolean =>
  needs.every((either) =>
    either.some(({ token, unless }) => shown.has(token) || (unless !== undefined && !shown.has(unless))),
  )

const wholeText = (node: SheetNode): string => {
  if (typeof node === 'string') return node
  const prelude = 'condition' in node ? node.condition : node.selectors.map(({ text }) => text).join(',')
  return `${prelude}{${node.body.map(wholeText).join('')}}`
}

function nodeText(node: SheetNode, shown: ReadonlySet<string>): string {
  if (typeof node === 'string') return node
  if ('condition' in node) {
    if (!holdsRules.test(node.condition)) return wholeText(node)
    const body = node.body.map((inner) => nodeText(inner, shown)).join('')
    return body && `${node.condition}{${body}}`
  }
  const matching = node.selectors.filter((selector) => canMatch(selector, shown))
  if (matching.length === 0) return ''
  const body = node.body.map((inner) => nodeText(inner, shown)).join('')
  // The selector of nested rules is as specific as the most specific of the list.
  const isPlain = node.body.every((inner) => typeof inner === 'string')
  return body && `${(isPlain ? matching : node.selectors).map(({ text }) => text).join(',')}{${body}}`
}

/** The text of the rules that can match what a document shows, now or in another state of its elements. */
export function shownRules(sheet: readonly SheetNode[], shown: ReadonlySet<string>): string {
  const text = sheet.map((node) => nodeText(node, shown)).join('')
  return text.replaceAll(keyframes, (rule: string, name: string) => (text.split(name).length > 2 ? rule : ''))
}
