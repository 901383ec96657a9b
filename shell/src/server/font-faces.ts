import archivo from '@capsizecss/metrics/archivo'
import arial from '@capsizecss/metrics/arial'
import bricolageGrotesque from '@capsizecss/metrics/bricolageGrotesque'
import figtree from '@capsizecss/metrics/figtree'
import fraunces from '@capsizecss/metrics/fraunces'
import hankenGrotesk from '@capsizecss/metrics/hankenGrotesk'
import instrumentSans from '@capsizecss/metrics/instrumentSans'
import manrope from '@capsizecss/metrics/manrope'
import publicSans from '@capsizecss/metrics/publicSans'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import type { FontName } from '@forecourt/contracts/site/site'

type Metrics = { ascent: number; descent: number; lineGap: number; unitsPerEm: number; xWidthAvg: number }
type FallbackFont = { names: string[]; metrics: Metrics }
type Face = { metrics: Metrics; weights: string; fallbackKind: 'sans' | 'serif' }

/** Its average width, measured like the others': letters weighted as in English. */
const dejaVuSans: Metrics = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1038 }

/** Installed fonts with their metric-compatible free ones: bare Linux, Android, all others. The last available one is used. */
const fallbackFonts: Record<'sans' | 'serif', FallbackFont[]> = {
  sans: [
    { names: ['DejaVu Sans'], metrics: dejaVuSans },
    { names: ['Roboto'], metrics: roboto },
    { names: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], metrics: arial },
  ],
  serif: [{ names: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Times'], metrics: timesNewRoman }],
}

const faces: Record<FontName, Face> = {
  'Hanken Grotesk': { metrics: hankenGrotesk, weights: '100 900', fallbackKind: 'sans' },
  'Bricolage Grotesque': { metrics: bricolageGrotesque, weights: '200 800', fallbackKind: 'sans' },
  Figtree: { metrics: figtree, weights: '300 900', fallbackKind: 'sans' },
  'Instrument Sans': { metrics: instrumentSans, weights: '400 700', fallbackKind: 'sans' },
  Fraunces: { metrics: fraunces, weights: '100 900', fallbackKind: 'serif' },
  Manrope: { metrics: manrope, weights: '200 800', fallbackKind: 'sans' },
  Archivo: { metrics: archivo, weights: '100 900', fallbackKind: 'sans' },
  'Public Sans': { metrics: publicSans, weights: '100 900', fallbackKind: 'sans' },
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

const percent = (value: number): string => `${Number((value * 100).toFixed(3))}%`

/** Fallback fonts with the font's average width and line heights, so that the layout is the same without the font. */
function fallbackFaces(name: FontName): string {
  const { metrics, fallbackKind } = faces[name]
  return fallbackFonts[fallbackKind].map((one) => fallbackFace(name, metrics, one)).join('')
}

function fallbackFace(name: FontName, metrics: Metrics, { names, metrics: local }: FallbackFont): string {
  const scale = metrics.xWidthAvg / metrics.unitsPerEm / (local.xWidthAvg / local.unitsPerEm)
  const em = metrics.unitsPerEm * scale
  const sources = names.map((name) => `local("${name}")`).join(',')
  return (
    `@font-face{font-family:"${name} Fallback";src:${sources};size-adjust:${percent(scale)};` +
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
