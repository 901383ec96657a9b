import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds against WCAG 2.2 AA and its best practices, one line a violation with the first elements concerned. */
export async function axeViolations(page: Page): Promise<string[]> {
  await motionEnded(page)
  // No page has frames: one run in the page itself, that tells no more than is read here, takes a quarter of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ runOnly: tags, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map((node) => node.target.join(' '))
    return `${id}: ${help}, at ${where.join(' | ')}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''}`
  })
}

/**
 * What is still fading in has the colours of neither state. What moves for ever is not waited for. Asked again and again: what goes
 * off stage while it moves never ends, and is no more among what moves.
 */
async function motionEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
}
