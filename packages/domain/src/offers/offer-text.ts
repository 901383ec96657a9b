const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' }

/** The text of what may be HTML, each paragraph or line break on a line of its own. It is shown as text, never as markup. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<(br|\/p|\/li|\/div|\/h\d)\b[^>]*>/gi, '\n')
    .replaceAll(/<\/?[a-z!][^>]*>/gi, '')
    .replaceAll(/&([a-z]+|#39);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}

export type CutText = { text: string; isCut: boolean }

/** OF-2. Texts over `over` characters are cut at `at`, at the end of a word where there is one near. */
const limits = { description: { over: 200, at: 160 }, disclaimer: { over: 200, at: 200 } } as const

/** OF-2: a description is cut at 160 characters when it has over 200, a disclaimer at 200. */
export function cutText(text: string, kind: keyof typeof limits): CutText {
  const { over, at } = limits[kind]
  const characters = [...text]
  if (characters.length <= over) return { text, isCut: false }
  const cut = characters.slice(0, at).join('')
  const lastSpace = cut.lastIndexOf(' ')
  const isWordWhole = /\s/.test(characters[at] ?? '')
  const shown = isWordWhole || lastSpace < cut.length - 20 ? cut : cut.slice(0, lastSpace)
  return { text: `${shown.replace(/[\s.,;:–-]+$/, '')}…`, isCut: true }
}
