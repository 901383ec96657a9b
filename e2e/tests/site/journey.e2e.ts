import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readTenant } from '@forecourt/tenants'
import { desktop, expect, expectNoAxeViolations, forecourt, orTablet, phone, tablet, test } from '../../src/harness.ts'
import { ResultsPage } from '../../src/pages/results-page.ts'
import { dealers } from '../../src/stock/dealers.ts'
import { demoFeed, writeFeed } from '../../src/stock/write-feed.ts'

test.use({ platformOf: 'imports' })

const [one, other] = dealers
const main = [
  { slug: one, at: phone },
  { slug: one, at: tablet },
  { slug: other, at: desktop },
]

for (const [index, { slug, at }] of main.entries()) {
  const { paths, dealerships, copy } = readTenant(slug)
  const dealership = dealerships[0] ?? ''

  test(`[IN-5] a feed imported while the site runs is found, opened and left again (${slug}, ${orTablet(at)})`, async ({
    platform,
    open,
  }) => {
    const page = await open(slug, { at })
    const results = new ResultsPage(page)
    await page.goto(paths.search)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.search_heading)
    await expectNoAxeViolations(page)

    const feed = demoFeed(`${'JKL'[index]}`, 30)
    const file = await writeFeed(feed)
    const imported = await forecourt(platform, 'stock', 'import', file, '--dealership', dealership, '--allow-shrink')
    await rm(dirname(file), { recursive: true })
    expect(imported, imported.output).toMatchObject({ code: 0 })
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('link', { name: /Nissan Pulsar/ }).first()).toBeVisible({ timeout: 2000 })
    }).toPass()

    await results.choose('Make', 'Nissan')
    await results.expectCount(12)
    await results.choose('Body type', 'SUV')
    await results.expectCount(6)
    await expect(page).toHaveURL(/make=Nissan/)
    await expect(page).toHaveURL(/body=SUV/)
    await expectNoAxeViolations(page)

    const address = page.url()
    await expect(results.cards).toHaveCount(6)
    const found = await results.titles()
    const link = page.getByRole('link', { name: /Nissan X-Trail/ }).nth(3)
    // Scrolls as the click does, so that the click scrolls no more.
    await link.click({ trial: true })
    const scrolled = await page.evaluate(() => scrollY)
    await link.click()
    await expect(page).toHaveURL(/\/cars\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nissan X-Trail')
    await expectNoAxeViolations(page)
    const vehicleAddress = page.url()
    const heading = await page.getByRole('heading', { level: 1 }).innerText()

    await page.goBack()
    await expect(page).toHaveURL(address)
    await results.expectCount(6)
    await expect.poll(() => results.titles()).toEqual(found)
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(20)

    await page.goto(vehicleAddress)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

test('[RT-24] an unknown path is a 404 page inside the site', async ({ open }) => {
  const { paths, name } = readTenant(other)
  const page = await open(other, { at: phone })
  const response = await page.goto('/no/such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('banner').getByRole('link', { name }).first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('main').locator(`a[href^="${paths.search}"], a[href="/"]`).first().click()
  await expect(new ResultsPage(page).cards.first()).toBeVisible()
})
