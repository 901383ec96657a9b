import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, parse, useMode, wcagContrast } from 'culori/fn'

useMode(modeRgb)
useMode(modeLrgb)
const toOklch = useMode(modeOklch)

/** A colour of sRGB as lightness 0 to 1, chroma, and hue in degrees. */
export type Colour = { l: number; c: number; h: number }

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** The nearest colour a screen can show: same lightness and hue, less chroma. Rounded as it will be written. */
export function colour(l: number, c: number, h: number): Colour {
  const lightness = Math.min(1, Math.max(0, l))
  const shown = clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch', 'rgb')
  // Rounded down, so that rounding cannot leave the gamut again.
  return { l: rounded(lightness, 3), c: Math.floor(shown.c * 1000) / 1000, h: rounded(h, 1) }
}

/** Reads `#rrggbb` or `oklch(L C H)`; null when it is no colour. */
export function parseColour(text: string): Colour | null {
  const read = parse(text)
  if (!read) return null
  const { l, c, h } = toOklch(read)
  return Number.isFinite(l) && Number.isFinite(c) ? colour(l, c, h ?? 0) : null
}

/** WCAG 2 contrast, 1 to 21. */
export const contrast = (a: Colour, b: Colour): number => wcagContrast({ mode: 'oklch', ...a }, { mode: 'oklch', ...b })

export const cssColour = ({ l, c, h }: Colour): string => (c === 0 ? `oklch(${l} 0 0)` : `oklch(${l} ${c} ${h})`)

/** `#rrggbb`, for what knows no other colours. */
export const hexColour = ({ l, c, h }: Colour): string => formatHex({ mode: 'oklch', l, c, h })

const lightnessStep = 0.005

/**
 * Moves a colour's lightness, up or down, until it has the contrast with every one of the backgrounds.
 * Null when even black or white does not have it.
 */
export function adjustToContrast(
  start: Colour,
  { towards, against, minContrast }: { towards: 'light' | 'dark'; against: readonly Colour[]; minContrast: number },
): Colour | null {
  const step = towards === 'light' ? lightnessStep : -lightnessStep
  for (let l = start.l; l >= 0 && l <= 1; l += step) {
    const candidate = colour(l, start.c, start.h)
    if (against.every((background) => contrast(candidate, background) >= minContrast)) return candidate
  }
  const end = colour(towards === 'light' ? 1 : 0, 0, 0)
  return against.every((background) => contrast(end, background) >= minContrast) ? end : null
}

/** Lightness, and the share of the brand's chroma: paler towards both ends. */
const ramp = {
  50: [0.972, 0.16],
  100: [0.945, 0.28],
  200: [0.9, 0.45],
  300: [0.83, 0.65],
  400: [0.73, 0.85],
  500: [0.63, 1],
  600: [0.54, 1],
  700: [0.46, 0.95],
  800: [0.38, 0.6],
  900: [0.3, 0.45],
  950: [0.26, 0.35],
} as const

/** One step of the ramp that a brand's colour spans: its hue from nearly white (50) to nearly black (950). */
export function rampStep(brand: Colour, step: keyof typeof ramp): Colour {
  const [l, share] = ramp[step]
  return colour(l, brand.c * share, brand.h)
}
