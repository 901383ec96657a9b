import { readTenant } from '@forecourt/tenants'
import type { Browser, Page } from 'playwright'
import type { Bench, Goal } from '../runner/bench.ts'
import { viewports } from './tap-pages.ts'
import { type Input, maxTapMs, p95, type TapTimes, timeInput, watchTaps } from './tap-times.ts'
import { fastLine, throttledPage } from './throttled-page.ts'
import { withPlatform } from './with-platform.ts'

/** The largest stock. */
const slug = 'meridian'
const list = 'main [role="list"]:has(article)'

type Kind = {
  name: string
  view: keyof typeof viewports
  /** It is answered by other results. */
  isSearch?: boolean
  /** The page's next input, and what undoes it afterwards where the next needs that. */
  input(page: Page, turn: number): Input
  undo?(page: Page): Promise<void>
}

const heart = (page: Page) => page.getByRole('button', { name: /^Saved? / }).first()

const kinds: readonly Kind[] = [
  {
    name: 'another order',
    view: 'desktop',
    isSearch: true,
    input(page, turn) {
      const target = page.getByLabel('Sort by')
      return { target, type: 'change', effect: list, act: () => target.press(turn % 2 ? 'ArrowUp' : 'ArrowDown') }
    },
  },
  {
    name: 'the next page',
    view: 'desktop',
    isSearch: true,
    input(page, turn) {
      const target = page.getByRole('link', { name: turn % 2 ? /^Previous/ : /^Next/ })
      return { target, type: 'click', effect: list, act: () => target.click() }
    },
  },
  {
    name: 'a step of the price',
    view: 'desktop',
    input(page) {
      const target = page.getByRole('complementary').getByRole('slider').first()
      return { target, type: 'keydown', effect: '', act: () => target.press('ArrowRight') }
    },
  },
  {
    name: 'a letter',
    view: 'desktop',
    input(page, turn) {
      const target = page.locator('main input[name="query"]:visible').first()
      return {
        ...{ target, type: 'input', effect: 'body' },
        act: () => target.press('toyota corolla'[turn % 14] ?? ' '),
      }
    },
  },
  {
    name: 'opening the filters',
    view: 'phone',
    input(page) {
      const target = page.getByRole('button', { name: /^Filters/ })
      return { target, type: 'click', effect: 'body', act: () => target.click() }
    },
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'a heart',
    view: 'phone',
    input: (page) => ({ target: heart(page), type: 'click', effect: '', act: () => heart(page).click() }),
  },
]

async function measureInputs(browser: Browser, url: string, kind: Kind, inputs: number): Promise<TapTimes[]> {
  const { page, session, close } = await throttledPage(browser, viewports[kind.view])
  await session.send('Network.emulateNetworkConditions', fastLine)
  await page.goto(url, { waitUntil: 'networkidle' })
  await watchTaps(page)
  const times: TapTimes[] = []
  for (let turn = 0; turn < inputs; turn++) {
    times.push(await timeInput(page, kind.input(page, turn)))
    await kind.undo?.(page)
  }
  await close()
  return times
}

function inputGoals(browser: Browser, url: string, kind: Kind, inputs: number): Goal[] {
  let measured: Promise<TapTimes[]> | undefined
  const goal = (what: string, name: keyof TapTimes): Goal => ({
    ...{ kind: 'value', name: `${kind.name}, ${kind.view}: ${what}`, limit: maxTapMs[name], unit: 'ms' },
    async read() {
      measured ??= measureInputs(browser, url, kind, inputs)
      return p95(await measured, name)
    },
  })
  return [
    goal('p95 to the next paint', 'paint'),
    ...(kind.isSearch ? [goal('p95 to the results', 'effect')] : []),
    goal('p95 of the longest task', 'task'),
  ]
}

export const resultsInputs: Bench = {
  summary: 'forty of each other input on results, CPU × 4: order, page, price, words, sheet, heart',
  prepare: (setup) =>
    withPlatform(setup, (platform, browser) =>
      kinds.flatMap((kind) =>
        inputGoals(browser, platform.siteUrl(slug) + readTenant(slug).paths.search, kind, setup.sized(40, 2)),
      ),
    ),
}
