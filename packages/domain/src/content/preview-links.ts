import { type ContentPage, contentPageSchema } from '@forecourt/contracts/content/content-page'

/** A page whose links to `pages` carry the key of their preview: menus and every other page are those that are published. */
export function withPreviewLinks(page: ContentPage, key: string, pages: readonly { path: string }[]): ContentPage {
  const paths = new Set(pages.map(({ path }) => path))
  const keep = (href: string): string => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
    if (!paths.has(path)) return href
    return `${path}?preview=${key}${rest.startsWith('?') ? `&${rest.slice(1)}` : rest}`
  }
  const { blocks, models } = page
  return contentPageSchema.parse({ ...page, ...Object(withLinks({ blocks, models }, keep)) })
}

/** Addresses are fields of two names, and attributes of finished HTML. */
function withLinks(value: unknown, keep: (href: string) => string, name = ''): unknown {
  if (typeof value === 'string')
    return name === 'href' || name === 'path'
      ? keep(value)
      : value.replaceAll(/(?<=<a href=")[^"]*(?=")/g, (href) => keep(href))
  if (Array.isArray(value)) return value.map((entry) => withLinks(entry, keep))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withLinks(inner, keep, field)]))
}
