import archivo from '@capsizecss/metrics/archivo'
import archivoBold from '@capsizecss/metrics/archivo/700'
import arial from '@capsizecss/metrics/arial'
import arialBold from '@capsizecss/metrics/arial/700'
import bricolageGrotesque from '@capsizecss/metrics/bricolageGrotesque'
import bricolageGrotesqueBold from '@capsizecss/metrics/bricolageGrotesque/700'
import figtree from '@capsizecss/metrics/figtree'
import figtreeBold from '@capsizecss/metrics/figtree/700'
import fraunces from '@capsizecss/metrics/fraunces'
import frauncesBold from '@capsizecss/metrics/fraunces/700'
import hankenGrotesk from '@capsizecss/metrics/hankenGrotesk'
import hankenGroteskBold from '@capsizecss/metrics/hankenGrotesk/700'
import instrumentSans from '@capsizecss/metrics/instrumentSans'
import instrumentSansBold from '@capsizecss/metrics/instrumentSans/700'
import manrope from '@capsizecss/metrics/manrope'
import manropeBold from '@capsizecss/metrics/manrope/700'
import publicSans from '@capsizecss/metrics/publicSans'
import publicSansBold from '@capsizecss/metrics/publicSans/700'
import roboto from '@capsizecss/metrics/roboto'
import robotoBold from '@capsizecss/metrics/roboto/700'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import timesNewRomanBold from '@capsizecss/metrics/timesNewRoman/700'
import type { FontName } from '@forecourt/contracts/site/site'

type Metrics = { ascent: number; descent: number; lineGap: number; unitsPerEm: number; xWidthAvg: number }
/** Regular and bold. */
type Weights = { regular: Metrics; bold: Metrics }
type FallbackFont = { names: string[]; metrics: Weights }
type Face = { metrics: Weights; weights: string; fallbackKind: 'sans' | 'serif' }

/** Its average width, measured like the others': letters weighted as in English. */
const dejaVuSans: Metrics = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1038 }
const dejaVuSansBold: Metrics = { ...dejaVuSans, xWidthAvg: 1173 }

/** Installed fonts with their metric-compatible free ones: bare Linux, Android, all others. The last available one is used. */
const fallbackFonts: Record<'sans' | 'serif', FallbackFont[]> = {
  sans: [
    { names: ['DejaVu Sans'], metrics: { regular: dejaVuSans, bold: dejaVuSansBold } },
    { names: ['Roboto'], metrics: { regular: roboto, bold: robotoBold } },
    { names: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], metrics: { regular: arial, bold: arialBold } },
  ],
  serif: [
    {
      names: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times'],
      metrics: { regular: timesNewRoman, bold: timesNewRomanBold },
    },
  ],
}

const faces: Record<FontName, Face> = {
  'Hanken Grotesk': {
    metrics: { regular: hankenGrotesk, bold: hankenGroteskBold },
    weights: '100 900',
    fallbackKind: 'sans',
  },
  'Bricolage Grotesque': {
    metrics: { regular: bricolageGrotesque, bold: bricolageGrotesqueBold },
    weights: '200 800',
    fallbackKind: 'sans',
  },
  Figtree: { metrics: { regular: figtree, bold: figtreeBold }, weights: '300 900', fallbackKind: 'sans' },
  'Instrument Sans': {
    metrics: { regular: instrumentSans, bold: instrumentSansBold },
    weights: '400 700',
    fallbackKind: 'sans',
  },
  Fraunces: { metrics: { regular: fraunces, bold: frauncesBold }, weights: '100 900', fallbackKind: 'serif' },
  Manrope: { metrics: { regular: manrope, bold: manropeBold }, weights: '200 800', fallbackKind: 'sans' },
  Archivo: { metrics: { regular: archivo, bold: archivoBold }, weights: '100 900', fallbackKind: 'sans' },
  'Public Sans': { metrics: { regular: publicSans, bold: publicSansBold }, weights: '100 900', fallbackKind: 'sans' },
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

const percent = (value: number): string => `${Number((value * 100).toFixed(3))}%`

/**
 * Fallback fonts with the font's average width and line heights, so that the layout is the same without the font. Headings have a
 * bold of their own: a browser would draw its own over the regular letters, and bold ones are wider.
 */
function fallbackFaces(name: FontName): string {
  const { metrics, fallbackKind } = faces[name]
  return fallbackFonts[fallbackKind]
    .flatMap(({ names, metrics: local }) => [
      fallbackFace(name, metrics.regular, { names, metrics: local.regular, weights: '1 599' }),
      fallbackFace(name, metrics.bold, {
        names: names.map((one) => `${one} Bold`).concat(names),
        metrics: local.bold,
        weights: '600 1000',
      }),
    ])
    .join('')
}

type LocalFace = { names: string[]; metrics: Metrics; weights: string }

function fallbackFace(name: FontName, metrics: Metrics, { names, metrics: local, weights }: LocalFace): string {
  const scale = metrics.xWidthAvg / metrics.unitsPerEm / (local.xWidthAvg / local.unitsPerEm)
  const em = metrics.unitsPerEm * scale
  const sources = names.map((one) => `local("${one}")`).join(',')
  return (
    `@font-face{font-family:"${name} Fallback";src:${sources};font-weight:${weights};size-adjust:${percent(scale)};` +
    `ascent-override:${percent(metrics.ascent / em)};descent-override:${percent(Math.abs(metrics.descent) / em)};` +
    `line-gap-override:${percent(metrics.lineGap / em)}}`
  )
}

/**
 * `optional`: the preloaded font is there for the first frame or stays away from this page. Letters of another font never take
 * just the same room, at any weight, so a late font would move text that is being read.
 */
const webFace = (name: FontName, address: string): string =>
  `@font-face{font-family:"${name}";src:url(${address}) format("woff2");font-weight:${faces[name].weights};` +
  `font-style:normal;font-display:optional;unicode-range:${latin}}`

/** The `@font-face` rules of a tenant's fonts, each once, with their fallbacks. */
export function fontFaces(names: readonly FontName[], files: Record<FontName, string>): string {
  return [...new Set(names)].map((name) => webFace(name, files[name]) + fallbackFaces(name)).join('')
}
