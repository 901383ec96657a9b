import { readSession } from '@forecourt/contracts/endpoints/platform'
import { listReservations, readReservation } from '@forecourt/contracts/endpoints/reservations'
import { similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle, viewCount } from '@forecourt/contracts/endpoints/vehicle'
import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import { layoutShifts, recordLayoutShifts } from '@forecourt/e2e/browser/layout-shifts'
import {
  axeViolations,
  expect,
  fail,
  fake,
  orTablet,
  phone,
  tablet,
  test,
  viewports,
} from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { exampleReservation } from '@forecourt/e2e/page-harness/example-reservation'
import type { FakeAnswer } from '@forecourt/e2e/page-harness/fake-api'

const address = `/cars/${exampleCar.slug}`
const link = `${address}/checkout#reservation=${exampleReservation.reservation_id}`
const held = /^You hold this car until Saturday 28 November, 1:00 pm · See your reservation$/
const reserved = 'It is reserved: enquire, and we call you first if it becomes free.'
const remotes = ['vehicle', 'search', 'forms']
const site = { capabilities: { priceGauge: false, delivery: false, viewCounter: false, finance: false } }

const api = (...reservations: ShownReservation[]): FakeAnswer[] => [
  fake(vehicle, () => ({ ...exampleCar, reserved: true })),
  fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
  fake(viewCount, () => ({ views: 1, car_fields: { ...exampleCar, photos_count: exampleCar.images.length } })),
  fake(readSession, () => ({ phone: '+61491570156', started_at: '2026-11-23T00:00:00.000Z' })),
  fake(listReservations, () => ({ reservations })),
  fake(readReservation, () => reservations[0] ?? fail('not_found')),
]

for (const at of [...viewports, tablet])
  test(`[RS-1] who is signed in and holds a car reads so in the place of "reserved" (${orTablet(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api: api(exampleReservation), site })
    const page = await open(server, { isFirstVisit: true, at })
    await page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])
    await recordLayoutShifts(page)
    await page.goto(address)
    const note = page.getByRole('status').filter({ hasText: held })
    await expect(note).toBeVisible()
    await expect(note.getByRole('link', { name: 'See your reservation' })).toHaveAttribute('href', link)
    await expect(page.getByText('Reserved for you', { exact: true })).toBeVisible()
    await expect(page.getByText(reserved)).toBeHidden()
    expect(await layoutShifts(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
  })

test('[RS-1] without signing in, the browser that began the reservation says so, and no other asks', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, api: api(exampleReservation), site })
  const page = await open(server, { at: phone })
  await page.goto(address)
  await expect(page.getByText(reserved)).toBeVisible()
  await page.evaluate(
    ([reservation_id, slug]) => localStorage.setItem('forecourt.reservation', JSON.stringify({ reservation_id, slug })),
    [exampleReservation.reservation_id, exampleCar.slug] as const,
  )
  expect(server.requests.filter(({ route }) => route.includes('/reservations'))).toEqual([])
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: held })).toBeVisible()
})

test('[RS-1] a reservation that is over, or of another car, is not said', async ({ serve, open }) => {
  const over = { ...exampleReservation, state: 'ended' as const }
  const other = { ...exampleReservation, car: { ...exampleReservation.car, id: 'v2', slug: 'another-car' } }
  const server = await serve({ remotes, api: api(over, other), site })
  const page = await open(server, { at: phone })
  await page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])
  const asked = page.waitForResponse(/api\/reservations/)
  await page.goto(address)
  await (await asked).finished()
  await expect(page.getByText(reserved)).toBeVisible()
  await expect(page.getByText('See your reservation')).toHaveCount(0)
})
