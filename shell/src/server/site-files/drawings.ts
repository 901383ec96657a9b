import type { Site } from '@forecourt/contracts/site/site'
import { escapeMarkup } from '@forecourt/domain/text/markup'
import { siteFolder } from '../../app/view.ts'
import { rememberLatest } from '../remember-latest.ts'
import { sourceDigest } from '../security-headers.ts'

export type SiteFile = { url: string; text: string }

const digits = 12

/** A file of a site, under an address that changes with its text: `/_site/logo-1a2b….svg`. */
export const namedFile = (name: string, ending: 'svg' | 'json', text: string): SiteFile => ({
  url: `${siteFolder}${name}-${sourceDigest(text, 'hex').slice(0, digits)}.${ending}`,
  text,
})

type Branded = Pick<Site, 'name' | 'brand'>
const iconFiles = rememberLatest<Branded, SiteFile>()

/** The tenant's first letter on its colour. */
export const iconFile = (site: Branded): SiteFile => iconFiles(site, [], () => makeIconFile(site))

function makeIconFile({ name, brand }: Branded): SiteFile {
  const [first = ''] = name.toWellFormed()
  const letter = escapeMarkup(first.toUpperCase())
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${brand.colour}"/>` +
    `<text x="16" y="23" font-family="sans-serif" font-weight="700" font-size="20" fill="#fff" text-anchor="middle">${letter}</text></svg>`
  return namedFile('icon', 'svg', svg)
}

const drawing = /^(<svg\s[^>]*>)(.*)<\/svg>\s*$/s
/** Smaller ones cost less than their address. */
const minLength = 300

const partsOf = (svg: string) => {
  const [, start = '', inner = ''] = drawing.exec(svg) ?? []
  // An address within the drawing is one of the document that shows it.
  return inner.length < minLength || inner.includes('url(#') ? null : { start, inner }
}

/** The shapes of the tenant's logo; null where documents have them. */
export function logoFile({ logo_svg }: Pick<Site, 'logo_svg'>): SiteFile | null {
  const parts = partsOf(logo_svg)
  return parts && namedFile('logo', 'svg', `<svg xmlns="http://www.w3.org/2000/svg"><g id="a">${parts.inner}</g></svg>`)
}

/** The logo as documents have it: with the shapes of its file, which still take the page's colours. */
export function shownLogo(site: Pick<Site, 'logo_svg'>): string {
  const [file, parts] = [logoFile(site), partsOf(site.logo_svg)]
  return file && parts ? `${parts.start}<use href="${file.url}#a"></use></svg>` : site.logo_svg
}
