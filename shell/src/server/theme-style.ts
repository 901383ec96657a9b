import type { FontName, Layout, Site } from '@forecourt/contracts/site/site'
import { themeCss } from '@forecourt/domain/theme/theme'
import { fontFaces } from './font-faces.ts'

/** Layers from weakest to strongest. Every room's sheets arrive in its own layer, so their order on the page decides nothing. */
const layers = '@layer reset,base,ui,remote,shell;'

/** The header's height on wide screens, known before it is drawn. */
const headerPx: Record<Layout['header'], number> = { bar: 72, split: 80, centred: 128, stacked: 112 }

/** What makes the document this tenant's: the order of layers, its fonts, its tokens and the room for its header. */
export function themeStyle(
  { brand, layout }: Pick<Site, 'brand' | 'layout'>,
  fontFiles: Record<FontName, string>,
): string {
  const fonts = fontFaces([brand.heading_font, brand.body_font], fontFiles)
  return `${layers}${fonts}${themeCss(brand)}:root{--header-wide:${headerPx[layout.header]}px}`
}
