import type { ContentPage } from '@forecourt/contracts/content/content-page'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import type { LiveStock } from './load.ts'

/** The dealer's picture of a brand or a model, else a photo of one in stock; without both there is no source. */
export function heroPhoto({ picture, alt = '' }: ContentPage, stock: LiveStock | null, site: PublicSite) {
  if (picture) return { ...pictureIn('half', tenantFilePath(site, picture)), alt }
  return stock?.photo ? { ...pictureIn('half', stock.photo.url), alt: stock.photo.alt } : { alt }
}
