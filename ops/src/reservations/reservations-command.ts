import type { StageName } from '@forecourt/contracts/platform/stages'
import {
  type ReservationState,
  reservationStates,
  type StoredReservation,
} from '@forecourt/contracts/reservations/reservation'
import { isLive, type Progress } from '@forecourt/domain/reservations/advance-reservation'
import { listSites } from '@forecourt/lambda-kit/tenants/known-sites'
import { applyAndLeave } from '@forecourt/reservations/apply-event'
import { listReservations, readReservation } from '@forecourt/reservations/store/reservation-table'
import { Command, Option } from 'commander'
import type { CommandTarget, Connect } from '../connect.ts'
import { stageOption } from '../stage.ts'
import { textTable } from '../text-table.ts'

type ListFlags = { site?: string; state?: ReservationState; json?: boolean }
type Flags = { site?: string; json?: boolean }

/** The sites that are meant: the one that is named, or all there are. */
async function sitesOf(named: string | undefined): Promise<string[]> {
  const known = (await listSites()).map(({ slug }) => slug)
  if (named === undefined) return known
  if (known.includes(named)) return [named]
  throw new Error(`There is no site ${JSON.stringify(named)} here. The sites are: ${known.join(', ') || 'none yet'}.`)
}

const amount = ({ deposit_cents }: StoredReservation): string => `$${(deposit_cents / 100).toFixed(2)}`
const stateOf = ({ state, reason }: Progress): string => (reason ? `${state} (${reason})` : state)

/** Of what is over the car is free, if it ever was held. */
const heldUntil = (reservation: Progress): string | undefined =>
  isLive(reservation) ? reservation.held_until : undefined

async function list({ site, state, json }: ListFlags): Promise<void> {
  const all: StoredReservation[] = []
  for (const tenant of await sitesOf(site))
    for await (const one of listReservations(tenant)) if (state === undefined || one.state === state) all.push(one)
  const found = all.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  if (json) return console.log(JSON.stringify(found, null, 2))
  if (found.length === 0) return console.log('There is no such reservation.')
  const rows = found.map((one) => [
    one.created_at,
    one.tenant,
    one.reservation_id,
    stateOf(one),
    amount(one),
    heldUntil(one) ?? '–',
    one.car.name,
  ])
  console.log(textTable([['begun', 'site', 'reservation', 'state', 'deposit', 'held until', 'car'], ...rows], [4]))
}

/** @throws where none of the sites has it. */
async function find(reservation_id: string, site: string | undefined): Promise<StoredReservation> {
  const found = await Promise.all((await sitesOf(site)).map((tenant) => readReservation({ tenant, reservation_id })))
  const reservation = found.find((one) => one !== undefined)
  if (reservation) return reservation
  throw new Error(
    `There is no reservation ${JSON.stringify(reservation_id)} here. The ids are in: npx forecourt reservations list`,
  )
}

async function show(id: string, { site, json }: Flags): Promise<void> {
  const reservation = await find(id, site)
  if (json) return console.log(JSON.stringify(reservation, null, 2))
  const { tenant, car, created_at, payment_id, decline, pending } = reservation
  const facts = {
    Reservation: reservation.reservation_id,
    Site: tenant,
    Dealership: car.dealership_slug,
    Car: `${car.name} (${car.id})`,
    State: stateOf(reservation),
    Deposit: amount(reservation),
    Begun: created_at,
    'Held until': heldUntil(reservation),
    Payment: payment_id,
    'Last decline': decline,
    'To be sent': pending.join(', ') || undefined,
  }
  console.log(textTable(Object.entries(facts).flatMap(([name, value]) => (value ? [[name, value]] : []))))
}

/** What the dealer decides is stored; the stream of changes pays back at once, or the reconciler within a minute. */
const decisions = {
  confirm: {
    event: 'confirm',
    from: ['reserved'],
    description: 'The sale is in hand: from now on the dealer alone gives the deposit back',
    done: 'is confirmed.',
  },
  release: {
    event: 'dealer_cancel',
    from: ['authorising', 'holding', 'capturing', 'reserved', 'confirmed'],
    description: 'Free the car, whatever was paid for it: nothing is charged, or it goes back',
    done: 'ends within a minute, once the platform runs: its payment is voided or paid back, then its car is free.',
  },
  refund: {
    event: 'dealer_cancel',
    from: ['reserved', 'confirmed', 'completed'],
    description: 'Pay back the deposit of a reservation that is paid, and free its car',
    done: 'is paid back within a minute, once the platform runs, and then its car is free.',
  },
} as const satisfies Record<
  string,
  { event: 'confirm' | 'dealer_cancel'; from: readonly ReservationState[]; description: string; done: string }
>
type Decision = keyof typeof decisions
const verbs = { confirm: 'confirmed', release: 'released', refund: 'refunded' } as const satisfies Record<
  Decision,
  string
>

async function decide(decision: Decision, id: string, site: string | undefined): Promise<void> {
  const { event, from, done } = decisions[decision]
  const reservation = await find(id, site)
  const isAllowed = (from as readonly ReservationState[]).includes(reservation.state)
  if (!isAllowed || !(await applyAndLeave(reservation, event, new Date())))
    throw new Error(`The reservation ${id} is ${stateOf(reservation)}: it cannot be ${verbs[decision]}.`)
  console.log(`${id} of ${reservation.tenant} ${done}`)
}

const siteOption = () => new Option('--site <slug>', 'only of one site')

/** `forecourt reservations …`: list reservations, show one, and what a dealer decides about it. */
export function reservationsCommand(connect: Connect<CommandTarget>): Command {
  const connected = async (work: () => Promise<void>): Promise<void> => {
    const place = await connect(reservations.opts<{ stage?: StageName }>().stage)
    await work().finally(place.close)
  }
  const reservations = new Command('reservations')
    .description('Reservations of cars: list, show, confirm, release, refund')
    .addOption(stageOption())
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError()
  reservations
    .command('list')
    .description('Reservations, the newest first')
    .addOption(siteOption())
    .addOption(new Option('--state <state>', 'only those in one state').choices(reservationStates))
    .option('--json', 'print them as JSON')
    .action((flags: ListFlags) => connected(() => list(flags)))
  reservations
    .command('show')
    .description('One reservation, with its payment’s id at the provider')
    .argument('<reservation>', 'its id')
    .addOption(siteOption())
    .option('--json', 'print it as JSON')
    .action((id: string, flags: Flags) => connected(() => show(id, flags)))
  for (const decision of Object.keys(decisions) as Decision[])
    reservations
      .command(decision)
      .description(decisions[decision].description)
      .argument('<reservation>', 'its id')
      .addOption(siteOption())
      .action((id: string, flags: Flags) => connected(() => decide(decision, id, flags.site)))
  return reservations
}
