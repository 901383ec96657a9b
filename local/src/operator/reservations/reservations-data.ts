import type { StoredReservation } from '@forecourt/contracts/reservations/reservation'
import type { Progress } from '@forecourt/domain/reservations/advance-reservation'
import { paymentProvider } from '@forecourt/reservations/payment-provider'
import { carHold, type Hold, readHold } from '@forecourt/reservations/store/hold-table'
import { readPaymentEvent } from '@forecourt/reservations/store/payment-events'
import { listReservations } from '@forecourt/reservations/store/reservation-table'
import { listTenants } from '@forecourt/tenants'
import type { LocalSandbox } from '../../aws/sandboxes/local-sandboxes.ts'
import type { Metric } from '../metrics.ts'
import { ago, inTime, type ReservationsView } from '../operator-view.ts'

export const noReservations: ReservationsView = { rows: [], webhooks: [], ways: [], reconciler: undefined }

const reservationsShown = 12
const webhooksShown = 8

type Sources = { sandboxes: readonly LocalSandbox[]; metrics(): readonly Metric[] }

export async function readReservations(now: Date, { sandboxes, metrics }: Sources): Promise<ReservationsView> {
  const all = await Promise.all(listTenants().map((tenant) => Array.fromAsync(listReservations(tenant))))
  const newest = all
    .flat()
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, reservationsShown)
  const payments = sandboxes.find(({ name }) => name === 'payment')?.webhooks
  const sent = payments?.sent() ?? []
  return {
    rows: await Promise.all(newest.map((reservation) => rowOf(reservation, now))),
    webhooks: await Promise.all(
      sent
        .slice(-webhooksShown)
        .toReversed()
        .map((webhook) => webhookRow(webhook, now)),
    ),
    ways: sent.length > 0 ? (payments?.ways ?? []) : [],
    reconciler: reconcilerOf(metrics(), now),
  }
}

async function rowOf(reservation: StoredReservation, now: Date): Promise<ReservationsView['rows'][number]> {
  const { reservation_id, tenant, car, deposit_cents, payment_id, created_at } = reservation
  const { state, reason }: Progress = reservation
  const hold = await readHold(carHold(car), now)
  return {
    id: reservation_id,
    car: car.name,
    site: tenant,
    state: reason ? `${state} (${reason})` : state,
    isLive: hold?.reservation_id === reservation_id,
    hold: hold ? holdText(hold, reservation_id, now) : 'free',
    payment: `$${(deposit_cents / 100).toFixed(2)} ${payment_id ? await paymentStatus(payment_id) : 'not begun'}`,
    age: ago(new Date(created_at), now),
  }
}

const holdText = ({ held_until, reservation_id }: Hold, own: string, now: Date): string =>
  `${reservation_id === own ? 'held' : 'held by another'}, ends ${inTime(new Date(held_until), now)}`

/** As the provider has it now. */
async function paymentStatus(id: string): Promise<string> {
  try {
    return (await (await paymentProvider()).read(id)).status
  } catch {
    return 'unknown: the provider does not say'
  }
}

type Sent = ReturnType<NonNullable<LocalSandbox['webhooks']>['sent']>[number]

async function webhookRow(
  { id, type, how, sentAtMs, status, hasFailed }: Sent,
  now: Date,
): Promise<ReservationsView['webhooks'][number]> {
  const isStored = (await readPaymentEvent(id)) !== undefined
  return {
    ...{ type, how },
    outcome: `${answerOf({ status, hasFailed })}, ${isStored ? 'stored once' : 'not stored'}`,
    isGood: isStored,
    age: ago(new Date(sentAtMs), now),
  }
}

function answerOf({ status, hasFailed }: Pick<Sent, 'status' | 'hasFailed'>): string {
  if (status !== undefined) return `answered ${status}`
  return hasFailed ? 'not delivered' : 'no answer yet'
}

function reconcilerOf(metrics: readonly Metric[], now: Date): ReservationsView['reconciler'] {
  const own = metrics.filter(({ name }) => name.startsWith('Reservations '))
  const [first] = own
  if (!first) return undefined
  return {
    counts: own.map(({ name, total = 0 }) => ({ name: name.replace('Reservations ', ''), total })),
    age: ago(first.at, now),
  }
}
