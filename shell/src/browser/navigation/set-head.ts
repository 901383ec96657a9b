import type { Head } from '@forecourt/shell-api'
import { absoluteUrl, canonicalUrl } from '../../app/routing/site-urls.ts'

function setAttribute(selector: string, name: string, value: string | null, make: () => HTMLElement): void {
  const element = document.head.querySelector(selector)
  if (value === null) element?.remove()
  else if (element) element.setAttribute(name, value)
  else {
    const made = make()
    made.setAttribute(name, value)
    document.head.append(made)
  }
}

function setMeta(kind: 'name' | 'property', key: string, content: string | null): void {
  setAttribute(`meta[${kind}="${key}"]`, 'content', content, () => {
    const meta = document.createElement('meta')
    meta.setAttribute(kind, key)
    return meta
  })
}

/** Updates the head for browsers, share sheets and assistive technology after a navigation within the document. */
export function setHead(head: Head, siteUrl: string): void {
  const canonical = canonicalUrl(head.canonical, siteUrl)
  document.title = head.title
  setMeta('name', 'description', head.description)
  setMeta('name', 'robots', head.noIndex ? 'noindex' : null)
  setMeta('property', 'og:title', head.title)
  setMeta('property', 'og:description', head.description)
  setMeta('property', 'og:url', canonical)
  setMeta('property', 'og:image', head.image ? absoluteUrl(head.image, siteUrl) : null)
  setAttribute('link[rel="canonical"]', 'href', head.noIndex ? null : canonical, () =>
    Object.assign(document.createElement('link'), { rel: 'canonical' }),
  )
}

/** SB-6. Marks the document while its page hides telephone numbers; before the page shows, so that none is seen. */
export function maskPhones({ maskedPhones }: Head): void {
  const { dataset } = document.documentElement
  if (maskedPhones === undefined) delete dataset.maskedPhones
  else dataset.maskedPhones = maskedPhones
}
