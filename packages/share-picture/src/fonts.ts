import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FontName } from '@forecourt/contracts/site/site'
import * as fontkit from 'fontkit'

/** The packages of the fonts, by name. Their static files: fontkit reads no weights of a compressed variable font. */
export const fontPackages: Record<FontName, string> = {
  'Hanken Grotesk': 'hanken-grotesk',
  'Bricolage Grotesque': 'bricolage-grotesque',
  Figtree: 'figtree',
  'Instrument Sans': 'instrument-sans',
  Fraunces: 'fraunces',
  Manrope: 'manrope',
  Archivo: 'archivo',
  'Public Sans': 'public-sans',
}

/** Weights that cards are drawn with. */
export const fontWeights = [500, 700] as const
export type FontWeight = (typeof fontWeights)[number]

/** The module path of a font's file with the letters of English. */
export const fontFile = (name: FontName, weight: FontWeight): string =>
  `@fontsource/${fontPackages[name]}/files/${fontPackages[name]}-latin-${weight}-normal.woff2`

const { resolve } = createRequire(import.meta.url)
const loaded = new Map<string, fontkit.Font>()

export function loadFont(name: FontName, weight: FontWeight): fontkit.Font {
  const file = fontFile(name, weight)
  const font = loaded.get(file) ?? fontkit.create(readFileSync(resolve(file)))
  if (!('layout' in font)) throw new Error(`${file} holds more than one font.`)
  loaded.set(file, font)
  return font
}
