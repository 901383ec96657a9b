import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Of WCAG 2.1 A, and experimental in axe: what a control shows is in its name, so that it can be said to a computer. */
const rules = { 'label-content-name-mismatch': { enabled: true } }

/** Axe's findings against WCAG 2.2 AA and its best practices, one line per violation with the first elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  await motionEnded(page)
  // No page has frames: one run in the page itself, which reports only violations, takes a quarter of the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ runOnly: tags, rules, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map((node) => node.target.join(' '))
    return `${id}: ${help}, at ${where.join(' | ')}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''}`
  })
}

/**
 * Waits for fades to end, which change colours; endless animations are ignored. Polls the running animations: the
 * promise of an animation whose page is hidden meanwhile never resolves.
 */
async function motionEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
}
