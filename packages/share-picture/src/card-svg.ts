import type { Site } from '@forecourt/contracts/site/site'
import { sharePictureSize } from '@forecourt/domain/site/share-picture'
import { hexColour } from '@forecourt/domain/theme/colour'
import { deriveTheme, type Palette } from '@forecourt/domain/theme/palette'
import { loadFont } from './fonts.ts'
import { type TextStyle, textPath, textWidth, wrapText } from './text-lines.ts'
import { type CardTicket, ticketSheet } from './ticket-sheet.ts'

/** The texts of a card. `price` is large, with what it includes beside it; `ticket` a sheet at the top right. */
export type ShareCard = {
  heading: string
  text?: string
  price?: { text: string; note?: string }
  ticket?: CardTicket
}
/** Over a photo; and in a picture without one, whose heading is larger and begins higher. */
const maxTicketLines = { overPhoto: 7, alone: 3 }

export type CardSite = Pick<Site, 'brand' | 'logo_svg' | 'url'>
type Colours = Record<keyof Palette, string>

const margin = 64
const width = sharePictureSize.width - 2 * margin
const logoHeight = 44

/** Over a photo: white on its darkened foot. Alone: on the brand's softest colour, larger. */
export function cardSvg(card: ShareCard, site: CardSite, hasPhoto: boolean): string {
  const { light } = deriveTheme(site.brand)
  const colours = Object.fromEntries(Object.entries(light).map(([name, value]) => [name, hexColour(value)])) as Colours
  const body = hasPhoto ? overPhoto(card, site, colours) : alone(card, site, colours)
  const { width: w, height: h } = sharePictureSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`
}

function overPhoto(card: ShareCard, site: CardSite, colours: Colours): string {
  const { height } = sharePictureSize
  const shade =
    `<defs><linearGradient id="shade" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/>` +
    `<stop offset="0.55" stop-color="#000" stop-opacity="0.5"/><stop offset="1" stop-color="#000" stop-opacity="0.78"/></linearGradient></defs>` +
    `<rect y="250" width="${sharePictureSize.width}" height="${height - 250}" fill="url(#shade)"/>`
  const logo = logoOf(site, colours)
  const badge =
    `<rect x="40" y="40" width="${logo.width + 48}" height="${logoHeight + 36}" rx="${Math.min(site.brand.radius, 16)}" fill="#fff"/>` +
    logo.at(64, 58)
  return (
    shade +
    badge +
    ticketOf(card, site, colours, maxTicketLines.overPhoto) +
    words(card, site, { bottom: height - 56, colour: '#fff', quiet: '#e5e5e5', headingSize: 58 })
  )
}

function alone(card: ShareCard, site: CardSite, colours: Colours): string {
  const { height } = sharePictureSize
  const ground =
    `<rect width="${sharePictureSize.width}" height="${height}" fill="${colours['accent-soft']}"/>` +
    `<rect y="${height - 16}" width="${sharePictureSize.width}" height="16" fill="${colours.accent}"/>`
  const address = textPath(new URL(site.url).hostname, bodyStyle(site, 26), { x: margin, y: height - 56 })
  return (
    ground +
    logoOf(site, colours).at(margin, margin) +
    ticketOf(card, site, colours, maxTicketLines.alone) +
    words(card, site, { bottom: height - 128, colour: colours.text, quiet: colours.muted, headingSize: 76 }) +
    `<g fill="${colours.muted}">${address}</g>`
  )
}

const ticketOf = ({ ticket }: ShareCard, site: CardSite, colours: Colours, maxLines: number): string =>
  ticket
    ? ticketSheet(ticket, { maxLines, styles: { title: headingStyle(site, 30), row: bodyStyle(site, 24) }, colours })
    : ''

const headingStyle = ({ brand }: CardSite, size: number): TextStyle => ({
  font: loadFont(brand.heading_font, 700),
  size,
})
const bodyStyle = ({ brand }: CardSite, size: number): TextStyle => ({ font: loadFont(brand.body_font, 500), size })

type Place = { bottom: number; colour: string; quiet: string; headingSize: number }

/** Lines from the bottom up: the price or the text, and over it the heading. */
function words({ heading, text, price }: ShareCard, site: CardSite, { bottom, colour, quiet, headingSize }: Place) {
  const style = headingStyle(site, headingSize)
  const lineHeight = headingSize * 1.16
  const lines = wrapText(heading, style, { width, maxLines: 2 })
  const below = price ? priceLine(price, site, { bottom, colour, quiet }) : textLines(text, site, { bottom, quiet })
  const last = bottom - below.height
  const drawn = lines.map((line, index) =>
    textPath(line, style, { x: margin, y: last - (lines.length - 1 - index) * lineHeight }),
  )
  return `<g fill="${colour}">${drawn.join('')}</g>${below.svg}`
}

function priceLine(price: { text: string; note?: string }, site: CardSite, at: Omit<Place, 'headingSize'>) {
  const style = headingStyle(site, 50)
  const noteX = margin + textWidth(price.text, style) + 18
  const note = price.note ? textPath(price.note, bodyStyle(site, 28), { x: noteX, y: at.bottom }) : ''
  const amount = textPath(price.text, style, { x: margin, y: at.bottom })
  return { height: 78, svg: `<g fill="${at.colour}">${amount}</g><g fill="${at.quiet}">${note}</g>` }
}

function textLines(text: string | undefined, site: CardSite, { bottom, quiet }: { bottom: number; quiet: string }) {
  if (!text) return { height: 0, svg: '' }
  const style = bodyStyle(site, 30)
  const lines = wrapText(text, style, { width, maxLines: 2 })
  const drawn = lines.map((line, index) =>
    textPath(line, style, { x: margin, y: bottom - (lines.length - 1 - index) * 42 }),
  )
  return { height: 62 + (lines.length - 1) * 42, svg: `<g fill="${quiet}">${drawn.join('')}</g>` }
}

/** The wordmark in the light colours, one height wherever it is; SVG of files knows no custom properties. */
function logoOf({ logo_svg }: CardSite, colours: Colours) {
  const [, , viewWidth = 1, viewHeight = 1] = (/viewBox="([^"]+)"/.exec(logo_svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number)
  const width = (logoHeight * viewWidth) / viewHeight
  const coloured = logo_svg.replaceAll(
    /var\(--([a-z-]+)(?:,[^)]*)?\)/g,
    (_, name: keyof Palette) => colours[name] ?? colours.text,
  )
  const placed = (x: number, y: number) =>
    coloured.replace(
      /<svg([^>]*)>/,
      (_, attributes: string) =>
        `<svg${attributes.replaceAll(/\s(?:width|height)="[^"]*"/g, '')} x="${x}" y="${y}" width="${width}" height="${logoHeight}">`,
    )
  return { width, at: (x: number, y: number) => `<g color="${colours.text}">${placed(x, y)}</g>` }
}
