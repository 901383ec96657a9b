import type { Brand } from '@forecourt/contracts/site/site'
import { adjustToContrast, type Colour, colour, contrast, parseColour, rampStep } from './colour.ts'

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for controls and graphics. */
const minimumContrast = { text: 4.5, control: 3 } as const

/** A colour for each token, in one of the two schemes. */
export type Palette = Record<ColourToken, Colour> & Partial<Record<ButtonToken, Colour>>

/** Where a brand's colour is on primary buttons alone. */
type ButtonToken = 'button' | 'button-hover' | 'on-button'

type ColourToken =
  | 'accent'
  | 'accent-strong'
  | 'accent-soft'
  | 'accent-soft-line'
  | 'on-accent'
  | 'accent-text'
  | 'text'
  | 'muted'
  | 'line'
  | 'line-strong'
  | 'surface'
  | 'page'
  | 'raised'
  | 'success'
  | 'success-soft'
  | 'on-success'
  | 'warning'
  | 'warning-soft'
  | 'on-warning'
  | 'danger'
  | 'danger-soft'
  | 'on-danger'

export type Theme = { light: Palette; dark: Palette }

/** How far the accent may move from the brand's own lightness before it is another colour. */
const maxShift = 0.25
/** How far it moves so that white can be read on it, where black could be read without moving. */
const shiftForWhite = 0.06

const greyest = 0.02

const white = colour(1, 0, 0)
const nearBlack = colour(0.16, 0, 0)

type Scheme = {
  /** The direction in which a colour gains contrast with the page. */
  towards: 'light' | 'dark'
  page: number
  surface: number
  raised: number
  text: number
  muted: number
  line: number
  hover: number
  /** Text in the accent's hue starts at least this light: on dark grounds the minimum is legible, but dim. */
  accentText: number
  soft: 50 | 950
  /** The soft ground of a brand whose colour is on buttons alone. */
  greySoft: number
  softLine: 200 | 800
  signal: { l: number; soft: number; softChroma: number }
}

const schemes: Record<'light' | 'dark', Scheme> = {
  light: {
    towards: 'dark',
    page: 1,
    surface: 0.978,
    raised: 1,
    text: 0.21,
    muted: 0.5,
    line: 0.915,
    hover: -0.07,
    accentText: 0,
    soft: 50,
    greySoft: 0.955,
    softLine: 200,
    signal: { l: 0.46, soft: 0.962, softChroma: 0.03 },
  },
  dark: {
    towards: 'light',
    page: 0.175,
    surface: 0.21,
    raised: 0.235,
    text: 0.95,
    muted: 0.73,
    line: 0.31,
    hover: 0.06,
    accentText: 0.74,
    soft: 950,
    greySoft: 0.27,
    softLine: 800,
    signal: { l: 0.78, soft: 0.28, softChroma: 0.045 },
  },
}

/** The colours of what happened are the same for every tenant. */
const signals = {
  success: { c: 0.12, h: 152 },
  warning: { c: 0.115, h: 70 },
  danger: { c: 0.18, h: 27 },
} as const

const readableOn = (background: Colour): Colour =>
  contrast(white, background) >= minimumContrast.text ? white : nearBlack

function accentFor(brand: Colour, { towards }: Scheme, against: readonly Colour[]): Colour | null {
  // A black or grey brand has no hue to be known by, only its distance from the page: on a dark page it is turned over.
  const isTurned = towards === 'light' && brand.c < greyest
  const start = isTurned ? colour(1 - brand.l, brand.c, brand.h) : brand
  const visible = adjustToContrast(start, { towards, against, minContrast: minimumContrast.control })
  if (!visible) return null
  const underWhite = adjustToContrast(visible, { towards: 'dark', against: [white], minContrast: minimumContrast.text })
  const canMove =
    underWhite &&
    visible.l - underWhite.l <= shiftForWhite &&
    against.every((background) => contrast(underWhite, background) >= minimumContrast.control)
  return canMove ? underWhite : visible
}

/** The accent under a pointer: a little darker or lighter, as far as text on it stays readable. */
function hovered(accent: Colour, onAccent: Colour, grounds: readonly Colour[], hover: number): Colour {
  const hasRoom = accent.l + hover > 0.1 && accent.l + hover < 0.97
  const wanted = hasRoom ? hover : -2 * hover
  for (const share of [1, 0.5, 0.25, -1, -0.5]) {
    const candidate = colour(accent.l + wanted * share, accent.c, accent.h)
    const visible = grounds.every((ground) => contrast(ground, candidate) >= minimumContrast.control)
    if (visible && contrast(onAccent, candidate) >= minimumContrast.text) return candidate
  }
  return accent
}

function palette(brand: Colour, scheme: Scheme, accentOn?: Brand['accent_on']): Palette | null {
  // Neutrals lean towards the brand's hue, less so the greyer the brand is.
  const lean = Math.min(1, brand.c / 0.06)
  const neutral = (l: number, c: number) => colour(l, c * lean, brand.h)
  const page = neutral(scheme.page, scheme.page === 1 ? 0 : 0.008)
  const surface = neutral(scheme.surface, scheme.page === 1 ? 0.003 : 0.008)
  const raised = neutral(scheme.raised, scheme.raised === 1 ? 0 : 0.009)
  const soft = accentOn ? neutral(scheme.greySoft, 0.004) : rampStep(brand, scheme.soft)
  const grounds = [page, surface, raised]
  const { towards } = scheme

  const accent = accentFor(brand, scheme, grounds)
  if (!accent) return null
  const onAccent = readableOn(accent)
  const text = { towards, against: [...grounds, soft], minContrast: minimumContrast.text }
  const accentText = adjustToContrast(colour(Math.max(accent.l, scheme.accentText), accent.c, accent.h), text)
  const muted = adjustToContrast(neutral(scheme.muted, 0.014), text)
  const lineStrong = adjustToContrast(neutral(scheme.line, 0.012), {
    towards,
    against: grounds,
    minContrast: minimumContrast.control,
  })
  if (!accentText || !muted || !lineStrong) return null

  const ink = neutral(scheme.text, 0.012)
  const line = neutral(scheme.line, 0.005)
  const button = { accent, strong: hovered(accent, onAccent, grounds, scheme.hover), on: onAccent }
  const accents = accentOn
    ? { accent: ink, strong: hovered(ink, readableOn(ink), grounds, scheme.hover), on: readableOn(ink) }
    : button

  return {
    accent: accents.accent,
    'accent-strong': accents.strong,
    'accent-soft': soft,
    'accent-soft-line': accentOn ? line : rampStep(brand, scheme.softLine),
    'on-accent': accents.on,
    'accent-text': accentOn ? ink : accentText,
    ...(accentOn && { button: button.accent, 'button-hover': button.strong, 'on-button': button.on }),
    text: ink,
    muted,
    line,
    'line-strong': lineStrong,
    surface,
    page,
    raised,
    ...signalColours(scheme, grounds),
  }
}

type SignalColours = Pick<Palette, Extract<keyof Palette, `${string}${keyof typeof signals}${string}`>>

function signalColours({ signal, towards }: Scheme, grounds: readonly Colour[]): SignalColours {
  const entries = Object.entries(signals).flatMap(([name, { c, h }]) => {
    const soft = colour(signal.soft, signal.softChroma, h)
    const start = colour(signal.l, c, h)
    const strong =
      adjustToContrast(start, { towards, against: [...grounds, soft], minContrast: minimumContrast.text }) ?? start
    return [
      [name, strong],
      [`${name}-soft`, soft],
      [`on-${name}`, readableOn(strong)],
    ]
  })
  return Object.fromEntries(entries)
}

const asked =
  'a colour that is dark enough to read on white: its lightness in oklch may be moved by 0.25 at most, so give a deeper shade of it'

/** Why a brand's colour cannot carry a theme; null when it can. */
export function themeProblem({ colour: text }: Pick<Brand, 'colour'>): string | null {
  const brand = parseColour(text)
  if (!brand) return 'a colour as #rrggbb or oklch(L C H)'
  const light = palette(brand, schemes.light)
  return !light || Math.abs(light.accent.l - brand.l) > maxShift ? asked : null
}

/**
 * The colours of a tenant's site, all derived from `brand.colour` and adjusted in lightness until what must be read or
 * seen has WCAG's contrast on every background there is.
 * @throws RangeError for a colour that `themeProblem` refuses.
 */
export function deriveTheme(brand: Pick<Brand, 'colour' | 'accent_on'>): Theme {
  const problem = themeProblem(brand)
  const parsed = parseColour(brand.colour)
  const light = parsed && palette(parsed, schemes.light, brand.accent_on)
  const dark = parsed && palette(parsed, schemes.dark, brand.accent_on)
  if (problem || !light || !dark) throw new RangeError(`brand.colour ${brand.colour}: give ${problem ?? asked}`)
  return { light, dark }
}
