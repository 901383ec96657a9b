import type { Page } from 'playwright/test'

/** What has a colour of this hue, screen by screen down the page: the names of the elements, without those inside them. Pictures have none. */
export const thingsInColour = (page: Page, hue: number): Promise<string[][]> => page.evaluate(findThings, hue)

/** Runs in the page, so all that it uses is inside it. */
async function findThings(hue: number): Promise<string[][]> {
  const vividChroma = 0.08
  const hasHue = (colour: string): boolean => {
    const [, chroma = '0', found = '0', , opacity = '1'] =
      /^oklch\([\d.]+ ([\d.]+) ([\d.]+)( \/ ([\d.]+))?\)$/.exec(colour) ?? []
    const distance = Math.abs(Number(found) - hue)
    return Number(chroma) > vividChroma && Math.min(distance, 360 - distance) < 15 && Number(opacity) > 0
  }
  function isColoured(element: Element): boolean {
    const style = getComputedStyle(element)
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
    return (
      hasHue(style.backgroundColor) ||
      (hasText && hasHue(style.color)) ||
      sides.some((side) => style[`border${side}Width`] !== '0px' && hasHue(style[`border${side}Color`])) ||
      (element instanceof SVGElement && (hasHue(style.fill) || hasHue(style.stroke)))
    )
  }
  const isShown = (element: Element): boolean => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      Math.min(bottom, innerHeight) - Math.max(top, 0) > 4 &&
      Math.min(right, innerWidth) - Math.max(left, 0) > 4
    )
  }
  const name = (element: Element): string =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`
  const screens: string[][] = []
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const found = [...document.body.querySelectorAll('*')].filter((element) => isColoured(element) && isShown(element))
    screens.push(
      found.filter((element) => !found.some((other) => other !== element && other.contains(element))).map(name),
    )
  }
  return screens
}
