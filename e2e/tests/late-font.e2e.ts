import { readTenant } from '@forecourt/tenants'
import { hasItsFont } from '../src/brand-font.ts'
import { dealers } from '../src/dealers.ts'
import { expect, test } from '../src/harness.ts'
import { isHydrated } from '../src/is-hydrated.ts'

const [slug] = dealers

test('a font that comes too late for the first page moves nothing there, and is there from the next page on', async ({
  open,
}) => {
  const page = await open(slug)
  const late = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto(readTenant(slug).paths.search, { waitUntil: 'commit' })
  await expect.poll(() => isHydrated(page, 'main')).toBe(true)
  const card = page.getByRole('article').first().getByRole('link').first()
  const width = (await card.boundingBox())?.width
  late.resolve()
  await page.evaluate(() => document.fonts.ready)
  expect(await hasItsFont(page)).toBe(false)
  expect((await card.boundingBox())?.width).toBe(width)
  await card.click()
  await expect(page).toHaveURL(/\/cars\//)
  await expect.poll(() => hasItsFont(page)).toBe(true)
})
