import { readTenant } from '@forecourt/tenants'
import { expect, test } from '../../src/harness.ts'
import { dealers } from '../../src/stock/dealers.ts'

const [slug] = dealers

declare global {
  interface Window {
    /** How each view transition began, and what moved in it. */
    transitions: string[]
  }
}

/** A machine with enough cores, whose transitions are recorded. */
function watchTransitions(): void {
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 })
  window.transitions = []
  const start = document.startViewTransition.bind(document)
  const pairOf = (name: string) =>
    document.documentElement
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect)
      .filter(
        (effect) => effect instanceof KeyframeEffect && effect.pseudoElement === `::view-transition-group(${name})`,
      )
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.then(
      () => window.transitions.push(pairOf('vehicle-photo').length > 0 ? 'the photo moves' : 'nothing moves'),
      (error) => window.transitions.push(String(error)),
    )
    return transition
  }
}

test('with enough cores, the photo of a card moves to the page that it opens', async ({ open }) => {
  const page = await open(slug)
  await page.addInitScript(watchTransitions)
  await page.goto(readTenant(slug).paths.search)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Key information', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.transitions)).toEqual(['the photo moves'])
  // The vehicle's own photo has the same name, and so has that of the prepared page: only one may have it.
  const similar = page.getByRole('region', { name: 'More like this' })
  await page.locator('[data-part="similar-vehicles"]').evaluate((part) => part.scrollIntoView())
  const address = page.url()
  const card = similar.getByRole('article').getByRole('link').first()
  await card.hover()
  await expect(page.locator('main h1')).toHaveCount(2)
  await card.click()
  await expect(page).not.toHaveURL(address)
  await expect.poll(() => page.evaluate(() => window.transitions)).toEqual(['the photo moves', 'the photo moves'])
})
