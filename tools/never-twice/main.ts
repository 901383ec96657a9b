import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments, wholeNumber } from '@forecourt/command-line/read-arguments'
import { runMain } from '@forecourt/command-line/run-main'
import { listDueReservations } from '@forecourt/reservations/store/reservation-table'
import { findProblems } from './problems.ts'
import { type Answer, Shopper } from './shopper.ts'
import { startWorld, type World } from './world.ts'

const help = `npm run never-twice: shoppers reserve one car at once, and the functions are killed after every step of a reservation in turn.
Fails unless one of them holds the car and was charged, the others got that answer, no authorisation is left, and, after the reconciler ran,
no charge is without a hold, no hold without a charge, and no car lost to a dead hold.

  --shoppers N  how many at one car (default 100)
  --steps N     after how many steps the functions are killed, each in a run of its own (default: every one there is)
`
const say = (line: string) => void process.stdout.write(`${line}\n`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const settleMs = 180_000
/** What waits for a minute waits for three seconds; this many shoppers need longer to pay than such a clock gives them. */
const clockSpeed = (count: number) => (count > 100 ? 2 : 20)
const maxAtOnce = 50
let shoppers = 0

async function main(): Promise<number> {
  const options = readArguments('npm run never-twice', {
    shoppers: { type: 'string', default: '100' },
    steps: { type: 'string', default: '1000' },
    help: { type: 'boolean', default: false },
  })
  if (options.help) {
    say(help)
    return 0
  }
  const count = wholeNumber('shoppers', options.shoppers, { max: 5000 })
  const maxSteps = wholeNumber('steps', options.steps, { min: 0, max: 1000 })
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-never-twice-'))
  const world = await startWorld(folder, clockSpeed(count))
  try {
    const failed = [...(await contend(world, count)), ...(await killAtEachStep(world, maxSteps))]
    for (const problem of failed) say(`✗ ${problem}`)
    say(`\n${failed.length === 0 ? 'passed' : `${failed.length} failed`}`)
    return failed.length > 0 ? 1 : 0
  } finally {
    await world.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function enter(world: World): Promise<Shopper> {
  const shopper = new Shopper(world, ++shoppers)
  await shopper.signIn()
  return shopper
}

/** Browsers open this many connections between them at a time; the order is whatever comes of it. */
async function allAtOnce<T>(all: readonly Shopper[], work: (shopper: Shopper) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  const waiting = [...all.entries()]
  const one = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: maxAtOnce }, one))
  return results
}

/** One car, and all at once. */
async function contend(world: World, count: number): Promise<string[]> {
  const car = await world.addCar()
  const all = Array.from({ length: count }, () => new Shopper(world, ++shoppers))
  await allAtOnce(all, (shopper) => shopper.signIn())
  const began = performance.now()
  await allAtOnce(all, (shopper) => shopper.begin(car))
  await allAtOnce(all, (shopper) => shopper.pay())
  const answers = await allAtOnce(all, (shopper) => shopper.settle())
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const winners = answers.filter(({ state }) => state === 'reserved')
  const losers = answers.filter(({ state, reason }) => state === 'refused' || (state === 'ended' && reason === 'taken'))
  await reconcileUntilQuiet(world)
  const kept = world.payments.intents.all().filter(({ status }) => status === 'succeeded')
  const voided = world.payments.intents.all().filter(({ status }) => status === 'canceled')
  say(
    `${count} shoppers in ${seconds} s: ${winners.length} holds the car, ${losers.length} were answered that they do not.`,
  )
  say(`Authorisations: ${kept.length} kept, ${voided.length} voided.`)
  return [
    ...(winners.length === 1 && losers.length === count - 1 ? [] : [`${answers.length} answers: ${summary(answers)}`]),
    ...(kept.length === 1 && voided.length === count - 1
      ? []
      : ['not one authorisation is kept, and all others voided']),
    ...(await findProblems(world, [car])),
  ]
}

const summary = (answers: readonly Answer[]): string =>
  JSON.stringify(
    Object.groupBy(
      answers.map(({ state, reason }) => `${state} ${reason ?? ''}`),
      (each) => each,
    ),
  )

/** Two shoppers pay for a car, one holds it and then cancels: every state of the table that needs no clock. */
async function reserveAndCancel(world: World): Promise<string> {
  const car = await world.addCar()
  const pair = [await enter(world), await enter(world)]
  for (const shopper of pair) await shopper.begin(car)
  for (const shopper of pair) await shopper.pay()
  for (const shopper of pair) await shopper.settle()
  await reconcileUntilQuiet(world)
  for (const shopper of pair) await shopper.cancel()
  return car
}

async function killAtEachStep(world: World, maxSteps: number): Promise<string[]> {
  const { steps } = world
  steps.done = 0
  await reserveAndCancel(world)
  const count = Math.min(steps.done, maxSteps)
  const found: string[] = []
  for (let step = 1; step <= count; step += 1) {
    Object.assign(steps, { done: 0, killAt: step })
    const car = await reserveAndCancel(world)
    steps.killAt = 0
    await reconcileUntilQuiet(world)
    found.push(...(await findProblems(world, [car])).map((problem) => `killed after step ${step}: ${problem}`))
    if (step % 10 === 0) say(`killed after ${step} of ${count} steps`)
  }
  say(`Kills: ${world.functions.kills}, after each of ${count} steps.`)
  return found
}

/** Until nothing is due but what waits for somebody, and the stream is applied. */
async function reconcileUntilQuiet(world: World): Promise<void> {
  const untilMs = performance.now() + settleMs
  const farFuture = new Date('2999-01-01T00:00:00Z')
  while (performance.now() < untilMs) {
    await world.reconcile()
    const due = await Array.fromAsync(listDueReservations(farFuture, 10_000))
    const states = await Promise.all(due.map((key) => world.stateOf(key)))
    if (states.every((state) => state === 'reserved')) break
    await pause(300)
  }
  await world.reconcile()
}

runMain(main)
