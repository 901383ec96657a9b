import { describe, expect, test } from 'vitest'
import { contrast, parseColour, rampStep } from './colour.ts'
import { deriveTheme, type Palette, themeProblem } from './palette.ts'
import { themeCss } from './theme.ts'

const brands = {
  'deep blue': 'oklch(0.44 0.105 232)',
  red: 'oklch(0.5 0.19 27)',
  violet: 'oklch(0.52 0.2 285)',
  green: 'oklch(0.4 0.07 150)',
  bronze: 'oklch(0.45 0.088 62)',
  black: '#000000',
  grey: '#808080',
  orange: '#ff6a00',
  amber: '#ffc107',
  'neon green': '#39ff14',
  magenta: '#ff00ff',
  'pure blue': '#0000ff',
  'far outside sRGB': 'oklch(0.5 0.4 232)',
}

type Name = Exclude<keyof Palette, `${string}button${string}`>
const grounds = ['page', 'surface', 'raised'] as const satisfies Name[]
const mustContrast: { text: Name; on: Name[]; minContrast: number }[] = [
  { text: 'text', on: [...grounds, 'accent-soft'], minContrast: 4.5 },
  { text: 'muted', on: [...grounds, 'accent-soft'], minContrast: 4.5 },
  { text: 'accent-text', on: [...grounds, 'accent-soft'], minContrast: 4.5 },
  { text: 'on-accent', on: ['accent', 'accent-strong'], minContrast: 4.5 },
  { text: 'accent', on: [...grounds], minContrast: 3 },
  { text: 'accent-strong', on: [...grounds], minContrast: 3 },
  { text: 'line-strong', on: [...grounds], minContrast: 3 },
  ...(['success', 'warning', 'danger'] as const).flatMap((signal) => [
    { text: signal, on: [...grounds, `${signal}-soft` as const], minContrast: 4.5 },
    { text: `on-${signal}` as const, on: [signal], minContrast: 4.5 },
  ]),
]

const themes = Object.entries(brands).flatMap(([name, colour]) => [
  { name, theme: deriveTheme({ colour }) },
  { name: `${name} on buttons alone`, theme: deriveTheme({ colour, accent_on: 'buttons' }) },
])

describe.each(themes)('the theme of $name', ({ theme }) => {
  test.each(['light', 'dark'] as const)('is readable wherever its colours meet in %s', (scheme) => {
    const short = mustContrast.flatMap(({ text, on, minContrast }) =>
      on
        .map((ground) => ({ text, ground, ratio: contrast(theme[scheme][text], theme[scheme][ground]) }))
        .filter(({ ratio }) => ratio < minContrast),
    )
    expect(short).toEqual([])
  })

  test('shows a difference under the pointer', () => {
    for (const { accent, 'accent-strong': strong } of Object.values(theme))
      expect(Math.abs(accent.l - strong.l)).toBeGreaterThan(0.01)
  })
})

test("a brand's colour that is deep enough is the accent as it is", () => {
  expect(deriveTheme({ colour: 'oklch(0.5 0.19 27)' }).light.accent).toEqual({ l: 0.5, c: 0.19, h: 27 })
  expect(deriveTheme({ colour: 'oklch(0.52 0.2 285)' }).light.accent).toEqual({ l: 0.52, c: 0.2, h: 285 })
})

test('the accent keeps the hue of the brand in both schemes', () => {
  for (const { accent } of Object.values(deriveTheme({ colour: '#ff6a00' }))) expect(accent.h).toBeCloseTo(44.8, 0)
})

test('text on the accent is white where white is readable, else ink', () => {
  expect(deriveTheme({ colour: 'oklch(0.44 0.105 232)' }).light['on-accent'].l).toBe(1)
  expect(deriveTheme({ colour: '#ffc107' }).light['on-accent'].l).toBeLessThan(0.2)
})

test('a black brand is black on light pages and white on dark ones', () => {
  const { light, dark } = deriveTheme({ colour: '#000000' })
  expect([light.accent.l, dark.accent.l]).toEqual([0, 1])
})

test('neutrals lean to the hue of the brand, and a grey brand has pure greys', () => {
  expect(deriveTheme({ colour: 'oklch(0.44 0.105 232)' }).light.text).toEqual({ l: 0.21, c: 0.012, h: 232 })
  expect(deriveTheme({ colour: '#808080' }).light.text.c).toBe(0)
})

test.each([
  ['yellow', '#ffff00', /deeper shade/],
  ['white', '#ffffff', /deeper shade/],
  ['neon cyan', '#00ffff', /deeper shade/],
  ['nearly white', 'oklch(0.95 0.02 90)', /deeper shade/],
  ['a lightness above 1', 'oklch(1.4 0.1 90)', /deeper shade/],
  ['a word', 'bluish', /#rrggbb/],
  ['too many numbers', 'oklch(0.1 0.1 1 1 1)', /#rrggbb/],
])('[TN-3] %s cannot carry a theme, and the reason is given', (_name, colour, reason) => {
  expect(themeProblem({ colour })).toMatch(reason)
  expect(() => deriveTheme({ colour })).toThrow(reason)
})

test('the ramp runs from nearly white to nearly black, each step darker than the last', () => {
  const brand = parseColour('oklch(0.5 0.19 27)')
  expect(brand).not.toBeNull()
  const steps = ([50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const).map((step) =>
    brand ? rampStep(brand, step).l : 0,
  )
  expect(steps).toEqual([...steps].sort((a, b) => b - a))
})

describe('the sheet', () => {
  const brand = {
    colour: 'oklch(0.44 0.105 232)',
    heading_font: 'Fraunces',
    body_font: 'Manrope',
    radius: 14,
    density: 'airy',
  } as const

  test('gives every colour for light and dark', () => {
    const css = themeCss(brand)
    expect(css).toMatch(/^:root\{color-scheme:light dark;--accent:light-dark\(oklch\(0\.44 [\d.]+ 232\),oklch\(/)
    for (const name of Object.keys(deriveTheme(brand).light)) expect(css).toContain(`--${name}:light-dark(`)
  })

  test('names each font with the fallback that has its measures', () => {
    expect(themeCss(brand)).toContain('--font-heading:"Fraunces","Fraunces Fallback",serif;')
    expect(themeCss(brand)).toContain('--font-body:"Manrope","Manrope Fallback",system-ui,sans-serif;')
  })

  test.each([
    { radius: 0, expected: ['--radius:0;', '--radius-small:0;', '--radius-pill:0;'] },
    { radius: 2, expected: ['--radius:2px;', '--radius-small:1px;', '--radius-pill:2px;'] },
    { radius: 6, expected: ['--radius:6px;', '--radius-small:3px;', '--radius-pill:6px;'] },
    { radius: 10, expected: ['--radius:10px;', '--radius-small:5px;', '--radius-pill:10px;'] },
    { radius: 12, expected: ['--radius:12px;', '--radius-small:6px;', '--radius-pill:999px;'] },
    { radius: 14, expected: ['--radius:14px;', '--radius-small:7px;', '--radius-pill:999px;'] },
  ])('rounds corners by $radius px', ({ radius, expected }) => {
    for (const part of expected) expect(themeCss({ ...brand, radius })).toContain(part)
  })

  test('sets a compact site closer than an airy one', () => {
    expect(themeCss(brand)).toContain('--space-9:104px')
    expect(themeCss({ ...brand, density: 'compact' })).toContain('--space-9:80px')
  })

  test('is safe in a style element', () => {
    expect(themeCss(brand)).not.toMatch(/[<>\\]|\/\*|@/)
  })
})

test('a brand of ink has primary buttons in the colours of text, and others in the accent', () => {
  const brand = {
    colour: 'oklch(0.45 0.088 62)',
    heading_font: 'Archivo' as const,
    body_font: 'Public Sans' as const,
    radius: 6,
    density: 'compact' as const,
  }
  expect(themeCss({ ...brand, buttons: 'ink' })).toContain('--button:var(--text);')
  expect(themeCss(brand)).not.toContain('--button:')
})

test('a brand whose colour is on buttons alone has them as they are, and ink for all else', () => {
  const colour = brands.red
  const whole = deriveTheme({ colour })
  const { light, dark } = deriveTheme({ colour, accent_on: 'buttons' })
  for (const [theme, plain] of [
    [light, whole.light],
    [dark, whole.dark],
  ] as const) {
    expect(theme).toMatchObject({ accent: theme.text, 'accent-text': theme.text })
    expect(theme).toMatchObject({ button: plain.accent, 'button-hover': plain['accent-strong'] })
    expect(theme['on-button']).toEqual(plain['on-accent'])
  }
  expect(whole.light.button).toBeUndefined()
})
