import { similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle, viewCount } from '@forecourt/contracts/endpoints/vehicle'
import { hasSeenPage } from '@forecourt/e2e/browser/seen-page'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { alike, axeViolations, expect, fake, test, viewports } from '@forecourt/e2e/page-harness/page-harness'
import { readTenant } from '@forecourt/tenants'

const api = [
  fake(vehicle, () => exampleCar),
  fake(viewCount, () => ({
    views: 1,
    car_fields: { id: 'v1', status: 'in_stock', photos_count: 1, updated_at: exampleCar.updated_at },
  })),
  fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
]
const carPage = `/cars/${exampleCar.slug}`

const { popup: ownPopup } = readTenant('harbourside')
if (!ownPopup) throw new Error('Harbourside has a popup.')
const own = { popup: ownPopup }

for (const at of viewports) {
  test(`[NV-3] the announcement closes, and stays closed on the next page (${alike(at)})`, async ({ serve, open }) => {
    const server = await serve({ remotes: ['vehicle', 'search'], api })
    const page = await open(server, { at })
    await page.goto(carPage)
    const announcement = page.getByRole('complementary', { name: 'Announcement' })
    await expect(announcement).toContainText('Open Sunday')
    await announcement.getByRole('button', { name: 'Close the announcement' }).click()
    await expect(announcement).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(announcement).toBeHidden()
  })

  test(`[NV-3] on a vehicle's page the popup opens by default, and closed it stays away (${at.name})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes: ['vehicle', 'search'], api, site: own })
    const page = await open(server, { at })
    await hasSeenPage(page)
    await page.goto(carPage)
    const popup = page.getByRole('dialog', { name: 'Open late on Thursdays' })
    await expect(popup).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await popup.getByRole('button', { name: 'Close this message' }).click()
    await expect(popup).toHaveCount(0)
    const code = page.waitForResponse(/popup\.[^/]+\.js$/)
    await page.reload()
    await (await code).finished()
    await expect(popup).toHaveCount(0)
  })
}

test('[NV-3] after its expiry the popup is not shown', async ({ serve, open }) => {
  const popup = {
    title: 'Over',
    description: 'It was',
    expiryDate: '2026-01-01',
    linkTo: '/',
    buttonText: 'See',
  }
  const server = await serve({ remotes: ['vehicle', 'search'], api, site: { popup } })
  const page = await open(server)
  await hasSeenPage(page)
  const code = page.waitForResponse(/popup\.[^/]+\.js$/)
  await page.goto(carPage)
  await (await code).finished()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
