import type { Brand } from '@forecourt/contracts/site/site'

/** Type from 13 to 44 px: the larger sizes shrink on narrow screens. */
const type = {
  'text-xs': '0.8125rem',
  'text-s': '0.9375rem',
  'text-m': '1.0625rem',
  'text-l': 'clamp(1.125rem, 1.05rem + 0.32vw, 1.25rem)',
  'text-xl': 'clamp(1.25rem, 1.1rem + 0.64vw, 1.5rem)',
  'text-2xl': 'clamp(1.5rem, 1.2rem + 1.28vw, 2rem)',
  'text-3xl': 'clamp(1.875rem, 1.35rem + 2.24vw, 2.75rem)',
} as const

const spacePx = {
  airy: [4, 8, 12, 16, 24, 32, 48, 72, 104],
  compact: [4, 8, 12, 16, 20, 28, 40, 56, 80],
} as const satisfies Record<Brand['density'], readonly number[]>

const controlPx = { airy: 48, compact: 44 } as const satisfies Record<Brand['density'], number>

const shadows = {
  'shadow-1': '0 1px 2px light-dark(rgb(0 0 0/.06),rgb(0 0 0/.4)),0 2px 8px light-dark(rgb(0 0 0/.05),rgb(0 0 0/.3))',
  'shadow-2':
    '0 4px 12px light-dark(rgb(0 0 0/.08),rgb(0 0 0/.5)),0 16px 48px light-dark(rgb(0 0 0/.12),rgb(0 0 0/.5))',
} as const

const inkButtons = {
  button: 'var(--text)',
  'button-hover': 'color-mix(in oklch,var(--text) 85%,var(--page))',
  'on-button': 'var(--page)',
  'button-line': 'inset 0 -3px var(--accent)',
  'chip-line': 'inset 0 -2px var(--accent)',
} as const

const fontFamily = (font: string): string =>
  `"${font}","${font} Fallback",${font === 'Fraunces' ? 'serif' : 'system-ui,sans-serif'}`

const px = (length: number): string => (length === 0 ? '0' : `${length}px`)

/** The tokens that are no colours: type, space, corners, shadows and widths, by name without the dashes. */
export function scaleTokens(brand: Brand): Record<string, string> {
  const space = spacePx[brand.density].map((length, index) => [`space-${index + 1}`, px(length)])
  return {
    'font-heading': fontFamily(brand.heading_font),
    'font-body': fontFamily(brand.body_font),
    ...type,
    ...Object.fromEntries(space),
    radius: px(brand.radius),
    'radius-small': px(Math.round(brand.radius / 2)),
    // A brand with small corners keeps them on pills too, so that its buttons and fields have one shape.
    'radius-pill': brand.radius < 12 ? px(brand.radius) : '999px',
    ...shadows,
    ...(brand.buttons === 'ink' && inkButtons),
    control: px(controlPx[brand.density]),
    'control-small': '40px',
    content: '1280px',
    // A phone on its side has its camera beside the page.
    gutter: 'max(clamp(16px, calc(4vw - 4px), 40px), env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))',
  }
}
