import { escapeMarkup } from './escape-markup.ts'

type Attributes = Readonly<Record<string, string | number | undefined>>

/** Markup that is escaped already; only this module makes it. */
export type Markup = { readonly markup: string }
type Content = Markup | string | number | undefined | false | readonly Content[]

/**
 * An element of XML or HTML with escaped text and attributes. Undefined where it has no content, so that what a lead does not have
 * leaves no empty element; undefined attributes are left out.
 */
export function element(name: string, attributes: Attributes, ...content: readonly Content[]): Markup | undefined {
  const inner = contentMarkup(content)
  return inner === '' ? undefined : { markup: `${openTag(name, attributes)}${inner}</${name}>` }
}

/** An HTML element that never has content: `<img>`, `<br>`. */
export const voidElement = (name: string, attributes: Attributes): Markup => ({ markup: openTag(name, attributes) })

function openTag(name: string, attributes: Attributes): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeMarkup(String(value))}"`],
  )
  return `<${name}${given.join('')}>`
}

function contentMarkup(content: Content): string {
  if (content === undefined || content === false) return ''
  if (typeof content === 'string' || typeof content === 'number') return escapeMarkup(String(content))
  return 'markup' in content ? content.markup : content.map(contentMarkup).join('')
}
