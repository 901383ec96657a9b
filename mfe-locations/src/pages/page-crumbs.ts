import type { ContentPage } from '@forecourt/contracts/content/content-page'

type Crumb = { label: string; href?: string }

/** The way to a page after Home; the page itself is last and without a link. */
export function crumbsOf({ kind, path, title, make, model }: ContentPage): Crumb[] {
  if (kind === 'post') return [{ label: 'Blog', href: '/blog' }, { label: title }]
  if (kind === 'brand') return [{ label: make ?? title }]
  if (kind === 'model') return [{ label: 'Models', href: '/models' }, { label: model ?? title }]
  if (path.startsWith('/blog/')) return [{ label: 'Blog', href: '/blog' }, { label: title }]
  return [{ label: title }]
}
