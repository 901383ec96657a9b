import { writeFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright/test'
import { axeViolations } from '../browser/accessibility.ts'
import { openWithItsFont } from '../browser/brand-font.ts'
import { layoutShifts, recordLayoutShifts } from '../browser/layout-shifts.ts'
import { brokenImages, loadWholePage } from '../browser/load-whole-page.ts'
import { watchProblems } from '../browser/problems.ts'
import { within } from '../browser/within.ts'
import type { Platform } from '../platform/platform.ts'
import { layoutProblems } from './layout-problems.ts'
import type { ScreenState } from './screen-state.ts'

export type Scheme = 'light' | 'dark'
export type Shot = { state: ScreenState; width: number; scheme: Scheme }

/** Maximum height of a screenshot, where pages repeat their content below. */
export const maxHeight = 1800
const heights: Record<number, number> = { 390: 844, 820: 1180, 1440: 900 }

const kebab = (text: string): string => text.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()

/** `harbourside-results-390-dark.webp` */
export const fileName = ({ state, width, scheme }: Shot): string =>
  `${kebab(`${state.slug ?? 'platform'} ${state.name}`)}-${width}-${scheme}.webp`

/**
 * A page that is taller than a screenshot gets a window of the screenshot's height, so that sticky elements are at its
 * edges and everything is laid out.
 */
async function frame(page: Page, { state, width }: Shot, screenHeight: number): Promise<number> {
  if (state.isOverlay) return screenHeight
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  if ((await heightOf()) <= maxHeight) return heightOf()
  // The shell keeps the footer below the first screen, which is as high as the picture here.
  await page.locator('main').evaluate((main) => main.style.setProperty('min-block-size', '0'))
  const height = await heightOf()
  const shown = state.isWhole ? height : Math.min(height, maxHeight)
  await page.setViewportSize({ width, height: shown })
  await loadWholePage(page)
  return shown
}

async function capture(page: Page, file: string, { width, height }: { width: number; height: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  // Chromium sometimes paints a resized window wrongly when capturing beyond it, so that is limited to pages that need
  // it.
  const beyond = { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } }
  const isBeyond = height > (page.viewportSize()?.height ?? 0)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 40,
    ...(isBeyond && beyond),
  })
  await writeFile(file, Buffer.from(data, 'base64'))
  await session.detach()
}

/** Puts into the browser what it keeps from before; what the page itself keeps later stays. */
async function keep(page: Page, { kept = {}, session = {} }: ScreenState): Promise<void> {
  await page.addInitScript(
    ([local, ofVisit]) => {
      for (const [key, value] of Object.entries(local)) localStorage[key] ??= JSON.stringify(value)
      for (const [key, value] of Object.entries(ofVisit)) sessionStorage[key] ??= JSON.stringify(value)
    },
    [kept, session] as const,
  )
}

/** Takes one screenshot and returns the page's problems. */
export async function photograph(browser: Browser, platform: Platform, shot: Shot, file: string): Promise<string[]> {
  const { state, width, scheme } = shot
  const screenHeight = heights[width] ?? 900
  const context = await browser.newContext({
    baseURL: state.slug ? platform.siteUrl(state.slug) : platform.operatorUrl,
    viewport: { width, height: screenHeight },
    hasTouch: width < 1000,
    isMobile: width < 500,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    const problems = watchProblems(page, { expected: state.expected })
    await recordLayoutShifts(page)
    await keep(page, state)
    if (state.blocked) await page.route(state.blocked, (route) => route.abort())
    await openWithItsFont(page, state.url)
    // A page may lead on to another, and parts come later; one that never rests is taken as it is.
    const rest = () => page.waitForLoadState('networkidle').catch(() => {})
    await rest()
    await within('loading everything', loadWholePage(page))
    await rest()
    if (state.prepare) await within('coming into its state', state.prepare(page))
    const shifts = await layoutShifts(page)
    const broken = await brokenImages(page)
    const violations = (await within('axe', axeViolations(page))).filter(
      // Axe takes what lies under a popover to cover it; `layoutProblems` measures the targets.
      (violation) => !(state.isOverlay && violation.startsWith('target-size:')),
    )
    const height = await within('framing the picture', frame(page, shot, screenHeight))
    await within('taking the picture', capture(page, file, { width, height }))
    const layout = await within('the layout', layoutProblems(page))
    return [...problems.found(), ...shifts, ...broken, ...violations, ...layout]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    await context.close()
  }
}
