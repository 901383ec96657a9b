import type { FontName } from '@forecourt/contracts/site/site'
import { expect, test } from 'vitest'
import { fontFaces } from './font-faces.ts'

const fonts: FontName[] = ['Fraunces', 'Manrope', 'Figtree', 'Archivo']
const files = Object.fromEntries(fonts.map((name) => [name, `/assets/${name}.woff2`])) as Record<FontName, string>
const rules = (name: FontName) => fontFaces([name, name], files).match(/@font-face\{[^}]*\}/g) ?? []
const sizeOf = (rule = '') => Number(/size-adjust:([\d.]+)%/.exec(rule)?.[1])

test.each(fonts)('%s has one face, and fallbacks of its width and height in regular and in bold', (name) => {
  const [face, ...fallbacks] = rules(name)
  expect(face).toContain(`src:url(/assets/${name}.woff2)`)
  const bold = fallbacks.filter((rule) => rule.includes('font-weight:600 1000'))
  expect(fallbacks.filter((rule) => rule.includes('font-weight:1 599'))).toHaveLength(bold.length)
  expect(bold.length).toBeGreaterThan(0)
  for (const rule of fallbacks) {
    expect(rule).toContain(`font-family:"${name} Fallback"`)
    expect(rule).toMatch(/ascent-override:\d.*descent-override:\d.*line-gap-override:\d/)
    expect(sizeOf(rule)).toBeGreaterThan(70)
    expect(sizeOf(rule)).toBeLessThan(140)
  }
})

test('a bold fallback is a bold font of the system, and a regular one where there is no bold', () => {
  const [, regular, bold] = rules('Fraunces')
  expect(regular).toContain('src:local("Times New Roman"),local("Liberation Serif")')
  expect(bold).toMatch(
    /^[^;]*;src:local\("Times New Roman Bold"\),local\("Liberation Serif Bold"\).*local\("Times New Roman"\)/,
  )
  expect(sizeOf(bold)).not.toBe(sizeOf(regular))
})
