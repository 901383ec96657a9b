import { addKnownSite } from '@forecourt/lambda-kit/tenants/known-sites'
import { applyAndLeave } from '@forecourt/reservations/apply-event'
import { runReservation } from '@forecourt/reservations/run-reservation'
import { readReservation } from '@forecourt/reservations/store/reservation-table'
import { startReservationWorld } from '@forecourt/reservations/testing/reservation-world'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reservationsCommand } from './reservations-command.ts'

let world: Awaited<ReturnType<typeof startReservationWorld>>
beforeAll(async () => {
  world = await startReservationWorld()
  world.setNow(new Date())
  await addKnownSite({ slug: 'northgate', dealerships: ['northgate'] })
})
afterAll(() => world.close())

let output: string[]
beforeEach(() => {
  output = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text))
})

const close = vi.fn(async () => {})
const run = (...args: string[]) =>
  reservationsCommand(async () => ({ kind: 'here', dataDir: '', releasesDir: '', close }))
    .exitOverride()
    .parseAsync(args, { from: 'user' })

const reserve = async () => world.reserve((await world.addCar()).id)
const stateOf = async (reservation: Awaited<ReturnType<typeof reserve>>) => (await readReservation(reservation))?.state

test('list and show say what there is', async () => {
  const { reservation_id } = await reserve()
  await run('list', '--state', 'reserved')
  expect(output.join('\n')).toMatch(new RegExp(`northgate +${reservation_id} +reserved +\\$200\\.00 +20`))
  await run('show', reservation_id)
  expect(output.join('\n')).toMatch(/Payment +pi_/)
  expect(close).toHaveBeenCalledTimes(2)
})

test('a dealer confirms, and pays back after all', async () => {
  const reservation = await reserve()
  await run('confirm', reservation.reservation_id)
  expect(await stateOf(reservation)).toBe('confirmed')
  await run('refund', reservation.reservation_id)
  expect(await stateOf(reservation)).toBe('refunding')
  await expect(run('refund', reservation.reservation_id)).rejects.toThrow(
    'is refunding (dealer): it cannot be refunded.',
  )
})

test('release ends one that is not paid, which refund refuses', async () => {
  const { id } = await world.addCar()
  const { reservation } = await world.begin(id, '+61491570999')
  await expect(run('refund', reservation.reservation_id)).rejects.toThrow('is authorising: it cannot be refunded.')
  await run('release', reservation.reservation_id)
  expect(await stateOf(reservation)).toBe('voiding')
})

test('one that is over is listed and shown without the end of its hold', async () => {
  const reservation = await reserve()
  const ending = await applyAndLeave(reservation, 'dealer_cancel', world.services.now())
  expect(ending && (await runReservation(ending, world.services))).toMatchObject({ state: 'ended' })
  await run('list', '--state', 'ended')
  expect(output.join('\n')).toMatch(new RegExp(`${reservation.reservation_id} +ended \\(dealer\\) +\\$200\\.00 +– `))
  await run('show', reservation.reservation_id)
  expect(output.join('\n')).not.toContain('Held until')
})

test('one that is not there is an error', async () => {
  await expect(run('show', 'none')).rejects.toThrow('There is no reservation "none" here.')
  await expect(run('list', '--site', 'nobody')).rejects.toThrow('The sites are: northgate.')
})
