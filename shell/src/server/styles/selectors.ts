/**
 * One selector of a rule, with what a document must have for it to match: each need is a list of alternatives, such as `.open` or `div`
 * (see `shownTokens`).
 */
export type Selector = { text: string; needs: readonly (readonly Need[])[] }

/** `unless`: the need is also met where the document lacks this token. */
export type Need = { token: string; unless?: string }

const parts =
  /\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]*))[^\]]*)?\]|(::?[\w-]+)(\()?|([.#](?:\\.|[\w-])+)|([a-zA-Z][\w-]*)|["'\\]./gs

/** Where the parenthesis closes that opens before `from`. */
function closingAt(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

/** The items of a list that is separated by commas. */
function listOf(text: string): string[] {
  const items: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '(' || letter === '[') depth++
    else if (letter === ')' || letter === ']') depth--
    else if (letter === ',' && depth === 0) {
      items.push(text.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...items, text.slice(from).trim()]
}

/** Of the lists in `:is()` and `:where()` one item must match: the needs that each of them has alone. */
const anyOf = (text: string): Need[][] => {
  const all = listOf(text).map((item) => needsOf(item))
  return all.some((needs) => needs.length === 0) ? [] : [all.flatMap(([first = []]) => first)]
}

/**
 * Scripts and browsers switch states on: pseudo-classes and attributes count as met. An exception are the `data-` attributes that the
 * document has, with other values: these are variants of a component. View transitions need scripts.
 */
function needsOf(selector: string): Need[][] {
  const needs: Need[][] = []
  const matcher = new RegExp(parts)
  for (let found = matcher.exec(selector); found; found = matcher.exec(selector)) {
    const [, attribute, operator, double, single, bare, pseudo, opens, name, element] = found
    if (attribute?.startsWith('data-') && operator === '=')
      needs.push([{ token: `[${attribute}=${double ?? single ?? bare}]`, unless: `[${attribute}]` }])
    else if (pseudo?.startsWith('::view-transition')) needs.push([{ token: pseudo }])
    else if (opens) {
      const end = closingAt(selector, matcher.lastIndex)
      if (pseudo === ':is' || pseudo === ':where') needs.push(...anyOf(selector.slice(matcher.lastIndex, end)))
      matcher.lastIndex = end + 1
    } else if (name) needs.push([{ token: name.replaceAll('\\', '') }])
    else if (element) needs.push([{ token: element }])
  }
  return needs
}

export const selectorsOf = (prelude: string): Selector[] =>
  listOf(prelude).map((text) => ({ text, needs: needsOf(text) }))
