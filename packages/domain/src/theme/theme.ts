import type { Brand } from '@forecourt/contracts/site/site'
import { cssColour } from './colour.ts'
import { deriveTheme, type Palette } from './palette.ts'
import { scaleTokens } from './scale-tokens.ts'

export { themeProblem } from './palette.ts'

/**
 * A tenant's whole theme as one rule of custom properties on `:root`, light and dark in each colour. It holds nothing but
 * numbers, colours and names of our own fonts, so it is safe in a `<style>`.
 */
export function themeCss(brand: Brand): string {
  const { light, dark } = deriveTheme(brand)
  const colours = (Object.keys(light) as (keyof Palette)[]).flatMap((name) => {
    const [onLight, onDark] = [light[name], dark[name]]
    return onLight && onDark ? [`--${name}:light-dark(${cssColour(onLight)},${cssColour(onDark)})`] : []
  })
  const others = Object.entries(scaleTokens(brand)).map(([name, value]) => `--${name}:${value}`)
  return `:root{color-scheme:light dark;${[...colours, ...others].join(';')}}`
}
