/** What XML 1.0 cannot hold in any form: most control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for the content or a quoted attribute of HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

type Attributes = Readonly<Record<string, string | number | undefined>>

/** Markup that is escaped already; only this module makes it. */
export type Markup = { readonly markup: string }
type Content = Markup | string | number | undefined | false | readonly Content[]

/**
 * An element of XML or HTML with escaped text and attributes. Undefined where it has no content, so that what is not there
 * leaves no empty element; undefined attributes are left out.
 */
export function element(name: string, attributes: Attributes, ...content: readonly Content[]): Markup | undefined {
  const inner = contentMarkup(content)
  return inner === '' ? undefined : { markup: `<${name}${attributesMarkup(attributes)}>${inner}</${name}>` }
}

/** An element that never has content: `<img/>`. */
export const voidElement = (name: string, attributes: Attributes): Markup => ({
  markup: `<${name}${attributesMarkup(attributes)}/>`,
})

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>'

const attributesMarkup = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeMarkup(String(value))}"`]))
    .join('')

function contentMarkup(content: Content): string {
  if (content === undefined || content === false) return ''
  if (typeof content === 'string' || typeof content === 'number') return escapeMarkup(String(content))
  return 'markup' in content ? content.markup : content.map(contentMarkup).join('')
}
