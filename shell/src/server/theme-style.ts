import type { FontName, Layout, Site } from '@forecourt/contracts/site/site'
import { themeCss } from '@forecourt/domain/theme/theme'
import { ticketStyle } from '@forecourt/domain/vehicle/ticket/ticket-style'
import { fontFaces } from './font-faces.ts'
import { rememberLatest } from './remember-latest.ts'

/** Layers from weakest to strongest. Every remote's stylesheets are in its own layer, so their order on the page does not matter. */
const layers = '@layer reset,base,ui,remote,shell;'

/** The header's height on wide screens, known before it renders. */
const headerPx: Record<Layout['header'], number> = { bar: 72, split: 80, centred: 128, stacked: 112 }

type Themed = Pick<Site, 'brand' | 'layout' | 'ticket'>
type FontFiles = Record<FontName, string>
const themeStyles = rememberLatest<Themed, string>()

/** The tenant's inline style: the order of layers, its fonts, its tokens, its header's height and the words of its ticket. */
export const themeStyle = (site: Themed, fontFiles: FontFiles): string =>
  themeStyles(site, [fontFiles], () => makeThemeStyle(site, fontFiles))

function makeThemeStyle({ brand, layout, ticket }: Themed, fontFiles: FontFiles): string {
  const fonts = fontFaces([brand.heading_font, brand.body_font], fontFiles)
  return `${layers}${fonts}${themeCss(brand)}:root{--header-wide:${headerPx[layout.header]}px}${ticketStyle({ ticket })}`
}
