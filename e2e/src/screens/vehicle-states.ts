import type { Hit } from '@forecourt/contracts/stock/vehicle'
import type { Page } from 'playwright/test'
import type { Platform } from '../platform/platform.ts'
import { inParallel } from './in-parallel.ts'
import type { ScreenState } from './screen-state.ts'
import { firstWithGauge, type WholeVehicle, wholeVehicle } from './site-stock.ts'

const showInterior = async (page: Page) => {
  await page.getByRole('button', { name: 'Interior', exact: true }).click()
  await page.getByRole('application').locator('canvas[data-painted], img').waitFor()
}

const showGauge = async (page: Page) => {
  await page.locator('[data-part="price-gauge"]').scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'Price against the market' }).getByRole('img').scrollIntoViewIfNeeded()
  await page.locator('[data-drawn]').waitFor()
}

/** The vehicle page in the states of its stock: what is known of a vehicle, and what can be done with it. */
export async function vehicleStatesOf(
  platform: Platform,
  slug: string,
  hits: readonly Hit[],
): Promise<Omit<ScreenState, 'slug'>[]> {
  const most = hits.reduce((a, b) => (b.photos_count > a.photos_count ? b : a))
  const whole = new Array<{ hit: Hit; vehicle: WholeVehicle }>(hits.length)
  // A platform refuses what it cannot answer at once.
  await inParallel([...hits], 8, async (hit, index) => {
    whole[index] = { hit, vehicle: await wholeVehicle(platform, slug, hit.slug) }
  })
  const known = ({ vehicle }: (typeof whole)[number]) => vehicle.features.length + vehicle.specifications.length
  const byKnown = whole.toSorted((a, b) => known(a) - known(b))
  const spin = whole.find(({ vehicle }) => (vehicle.spin_images ?? []).length > 1)?.hit
  const inside = whole.find(({ vehicle }) => vehicle.spin_interior_image !== undefined)?.hit
  const states: [string, Hit | undefined, Partial<ScreenState>?][] = [
    ['vehicle with the longest name', hits.reduce((a, b) => (b.name.length > a.name.length ? b : a))],
    ['vehicle without photos', hits.find((hit) => hit.photos_count === 0)],
    ['vehicle sold', hits.find((hit) => hit.status === 'sold')],
    ['vehicle coming soon', hits.find((hit) => hit.status === 'coming_soon')],
    ['vehicle reserved', hits.find((hit) => hit.reserved)],
    ['vehicle with the least known', byKnown.at(0)?.hit, { isWhole: true }],
    ['vehicle with the most known', byKnown.at(-1)?.hit, { isWhole: true }],
    ['vehicle spin', spin],
    // Software GL reports that a screenshot reads what was painted.
    ['vehicle interior', inside, { prepare: showInterior, expected: [/GPU stall due to ReadPixels/] }],
    ['vehicle gauge', await firstWithGauge(platform, slug, hits), { prepare: showGauge, isWhole: true }],
  ]
  return [
    ...states.flatMap(([name, hit, state]) => (hit ? [{ name, url: `/cars/${hit.slug}`, ...state }] : [])),
    {
      name: 'vehicle fullscreen',
      url: `/cars/${most.slug}#photos`,
      prepare: (page) => page.getByRole('dialog', { name: /^Photos of/ }).waitFor(),
      isOverlay: true,
    },
    { name: 'vehicle to print', url: `/print?car_id=${most.slug}`, isWhole: true },
  ]
}
