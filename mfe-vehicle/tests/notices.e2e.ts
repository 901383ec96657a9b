import { similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle, viewCount } from '@forecourt/contracts/endpoints/vehicle'
import { alike, expect, fake, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'

const api = [
  fake(vehicle, () => exampleCar),
  fake(viewCount, () => ({
    views: 1,
    car_fields: { id: 'v1', status: 'in_stock', photos_count: 1, updated_at: exampleCar.updated_at },
  })),
  fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
]
const carPage = `/cars/${exampleCar.slug}`

for (const at of viewports) {
  test(`[NV-3] the announcement closes, and stays closed on the next page (${alike(at)})`, async ({ open }) => {
    const page = await open({ remotes: ['vehicle', 'search'], api }, { at })
    await page.goto(carPage)
    const announcement = page.getByRole('complementary', { name: 'Announcement' })
    await expect(announcement).toContainText('Open Sunday')
    await announcement.getByRole('button', { name: 'Close the announcement' }).click()
    await expect(announcement).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(announcement).toBeHidden()
  })
}
