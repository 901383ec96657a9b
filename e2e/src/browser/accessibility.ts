import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { isCore } from '../is-core.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Less than half of what `axe.source` has, for each document to read. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Of WCAG 2.1 A, and experimental in axe: what a control shows is in its name, so that it can be said to a computer. */
const rules = { 'label-content-name-mismatch': { enabled: true } }

/**
 * What axe finds in one state of a page. It takes twice the processor time of a visit, so `npm test` leaves it out;
 * `npm run test:all`, and a file that is run by itself, have it.
 */
export const axeViolations = async (page: Page): Promise<string[]> => (isCore ? [] : violationsOf(page))

/** Axe's findings against WCAG 2.2 AA and its best practices, one line per violation with the first elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  await motionEnded(page)
  const restore = await hidePreparedViews(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // No page has frames or foreign styles: one run in the page itself, which reports only violations, is the shortest.
  const violations = await page.evaluate(async (options) => (await window.axe.run(document, options)).violations, {
    runOnly: tags,
    rules,
    resultTypes: ['violations' as const],
    preload: false,
  })
  await restore()
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map((node) => node.target.join(' '))
    return `${id}: ${help}, at ${where.join(' | ')}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''}`
  })
}

/**
 * Axe takes a view that is prepared by `content-visibility: hidden` to cover what is painted there, so it is taken out of the
 * layout. Returns what undoes it.
 */
async function hidePreparedViews(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const added = new CSSStyleSheet()
    added.replaceSync('[data-offstage] { display: none !important }')
    document.adoptedStyleSheets.push(added)
    return added
  })
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added)
    })
}

/**
 * Waits for fades to end, which change colours; endless animations are ignored. Polls the running animations: the
 * promise of an animation whose page is hidden meanwhile never resolves.
 */
async function motionEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ playState, effect, timeline }) =>
        // What follows a scroll runs for as long as the page.
        timeline !== document.timeline || playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    ),
  )
}
