import type { SheetNode } from './parse-sheet.ts'
import { recall } from './recall.ts'
import type { Selector } from './selectors.ts'

/** At-rules that hold rules; the others, such as `@font-face` and `@property`, are kept as they are. */
const holdsRules = /^@(?:media|supports|container|layer|scope|starting-style)\b/
const keyframes = /@keyframes\s+([\w-]+)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g

// What separates attributes in HTML; `\s` is tried against many more letters and takes half as long again.
const attribute = /[ \n\t\f\r](?:class|id|data-[\w-]+)="[^"]*"/g
const element = /<[a-zA-Z][\w-]*/g

/** What selectors may ask of a document: its elements, classes, ids and `data-` attributes: `div`, `.open`, `#top`, `[data-size=small]`. */
export function shownTokens(...html: readonly string[]): ReadonlySet<string> {
  const shown = new Set<string>()
  for (const part of html) {
    // Of thousands few differ.
    for (const tag of new Set(part.match(element))) shown.add(tag.slice(1))
    for (const text of new Set(part.match(attribute))) addTokens(text, shown)
  }
  return shown
}

function addTokens(text: string, shown: Set<string>): void {
  const at = text.indexOf('=')
  const [name, value] = [text.slice(1, at), text.slice(at + 2, -1)]
  if (name === 'class') for (const one of value.split(' ')) shown.add(`.${one}`)
  else if (name === 'id') shown.add(`#${value}`)
  else shown.add(`[${name}]`).add(`[${name}=${value}]`)
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

function addNeeds(nodes: readonly SheetNode[], asked: Set<string>): Set<string> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    if ('selectors' in node)
      for (const { token, unless } of node.selectors.flatMap(({ needs }) => needs.flat())) {
        asked.add(token)
        if (unless !== undefined) asked.add(unless)
      }
    addNeeds(node.body, asked)
  }
  return asked
}

/** What the selectors of a sheet ask for, and the texts of its rules by what of that was shown. They go with the sheet. */
type Known = { asked: ReadonlySet<string>; texts: Map<string, string> }
const knownSheets = new WeakMap<readonly SheetNode[], Known>()
/** Of one sheet: pages differ in few of its selectors, such as those of a card's tags. */
const maxTexts = 32
/** No token has it: it ends an attribute's value. */
const separator = '"'

/** The text of the rules that can match what a document shows, now or in another state of its elements. */
export function shownRules(sheet: readonly SheetNode[], shown: ReadonlySet<string>): string {
  const known = knownSheets.get(sheet) ?? { asked: addNeeds(sheet, new Set()), texts: new Map<string, string>() }
  knownSheets.set(sheet, known)
  const met = [...shown].filter((token) => known.asked.has(token)).sort()
  return recall(known.texts, met.join(separator), { max: maxTexts, make: () => makeRules(sheet, shown) })
}

function makeRules(sheet: readonly SheetNode[], shown: ReadonlySet<string>): string {
  const text = sheet.map((node) => nodeText(node, shown)).join('')
  return text.replaceAll(keyframes, (rule: string, name: string) => (text.split(name).length > 2 ? rule : ''))
}
