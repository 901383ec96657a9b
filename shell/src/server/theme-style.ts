import type { FontName, Site } from '@forecourt/contracts/site'
import { themeCss } from '@forecourt/domain/theme'
import { fontFaces } from './font-faces.ts'

/** Layers from weakest to strongest. Every room's sheets arrive in its own layer, so their order on the page decides nothing. */
const layers = '@layer reset,base,ui,remote,shell;'

/** What makes the document this tenant's: the order of layers, its fonts and its tokens. */
export function themeStyle({ brand }: Pick<Site, 'brand'>, fontFiles: Record<FontName, string>): string {
  return layers + fontFaces([brand.heading_font, brand.body_font], fontFiles) + themeCss(brand)
}
