import type { Locator, Page } from 'playwright'

/** How long a hand takes to reach an element, and rests on it before it clicks; people take longer for both. */
const moveMs = 400
export const dwellMs = 300

/** Moves the pointer to an element as a hand does: across the page in steps. */
export async function reach(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on screen.')
  const steps = 10
  const from = { x: 0, y: 0 }
  const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  for (let step = 1; step <= steps; step++) {
    const share = step / steps
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    await page.waitForTimeout(moveMs / steps)
  }
}
