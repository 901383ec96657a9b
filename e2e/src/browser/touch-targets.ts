import type { Locator } from 'playwright'
import { expect } from 'playwright/test'

/** WCAG 2.5.5, and the size of fingers. Half a pixel allows for rounding. */
const minPx = 43.5

/** The controls in an area that are too low for a finger, including what enlarges their touch area. */
export async function smallTargets(area: Locator): Promise<string[]> {
  const controls = area
    .locator('a, button, select, summary, input:not([type=hidden], [type=range])')
    .filter({ visible: true })
  const touched = await controls.evaluateAll(touchedHeights)
  expect(touched).not.toEqual([])
  return touched.filter(({ height }) => height < minPx).map(({ name, height }) => `${name}: ${height} px`)
}

/**
 * For each element the touchable length of the line through its middle: its own box, its label, and overlays that enlarge it. It runs in
 * the page, so everything that it calls is within.
 */
function touchedHeights(elements: Element[]): { name: string; height: number }[] {
  const touchedHeight = (element: Element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const label = element.closest('label')
    const { left, top, width, height } = (label ?? element).getBoundingClientRect()
    const isReached = (y: number): boolean => {
      const at = document.elementFromPoint(left + width / 2, y)
      return at !== null && (element.contains(at) || label?.contains(at) === true)
    }
    const middle = top + height / 2
    let reached = 0
    for (const step of [-0.5, 0.5])
      for (let y = middle + step / 2; isReached(y) && Math.abs(y - middle) < 40; y += step) reached += 0.5
    const text = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent
    return { name: `${element.localName} "${text.trim().slice(0, 40)}"`, height: reached }
  }
  return elements.map(touchedHeight)
}
