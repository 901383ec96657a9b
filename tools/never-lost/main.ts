import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments, wholeNumber } from '@forecourt/command-line/read-arguments'
import { runMain } from '@forecourt/command-line/run-main'
import { seededNumbers } from '@forecourt/contracts/testing/seeded-numbers'
import { listDueLeads, listLeads } from '@forecourt/leads/store/lead-table'
import type { Process } from './process.ts'
import { type Sent, sendLeads } from './send-leads.ts'
import { startWorld, type World } from './world.ts'

const help = `npm run never-lost: sends enquiries while the functions, the tables and the target are killed and started again at random.
Fails unless every enquiry that got a lead_id is stored once, listed once, has its car where it is about one, and is delivered to each
target (e-mail, ADF, webhook) at least once.

  --leads N  how many enquiries (default 200)
  --rate N   how many a second at most (default 50): fewer where the kills need longer than the sending
  --kills N  how many kills, spread over the sending (default 8)
  --seed N   at which moments (default 1)
`
const say = (line: string) => void process.stdout.write(`${line}\n`)
const deliveryTimeoutMs = 180_000
/** Else a process would hardly work between two of them. */
const minKillMs = 1500
const downMs = { min: 200, max: 1200 }
const farFuture = new Date('2999-01-01T00:00:00Z')

type Counts = Record<'leads' | 'rate' | 'kills' | 'seed', number>

async function main(): Promise<number> {
  const options = readArguments('npm run never-lost', {
    leads: { type: 'string', default: '200' },
    rate: { type: 'string', default: '50' },
    kills: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  })
  if (options.help) {
    say(help)
    return 0
  }
  const counts: Counts = {
    leads: wholeNumber('leads', options.leads, { max: 100_000 }),
    rate: wholeNumber('rate', options.rate, { max: 500 }),
    kills: wholeNumber('kills', options.kills, { min: 0, max: 1000 }),
    seed: wholeNumber('seed', options.seed, { max: 1_000_000 }),
  }
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-never-lost-'))
  const world = await startWorld(folder)
  try {
    const sent = await sendAmidKills(world, counts)
    await waitUntilDelivered()
    return await report(world, sent)
  } finally {
    await Promise.all(Object.values(world.processes).map((each) => each.kill()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function sendAmidKills(world: World, { leads, rate, kills, seed }: Counts): Promise<Sent> {
  const random = seededNumbers(seed)
  const all = Object.values(world.processes)
  const restartMs = (downMs.min + downMs.max) / 2
  const sendingMs = Math.max((leads / rate) * 1000, kills * (minKillMs + restartMs))
  const everyMs = sendingMs / Math.max(1, kills) - restartMs
  let sent = 0
  const perSecond = leads / (sendingMs / 1000)
  const sending = sendLeads({ url: world.leadsUrl, count: leads, perSecond, onSent: () => sent++ })
  for (let killed = 1; killed <= kills; killed++) {
    await pause(everyMs * (0.5 + random()))
    const victim = all[Math.floor(random() * all.length)]
    if (victim) await restart(victim, downMs.min + random() * (downMs.max - downMs.min))
    say(`${sent} of ${leads} sent, ${killed} kills`)
  }
  const timer = setInterval(() => say(`${sent} of ${leads} sent`), 10_000)
  return sending.finally(() => clearInterval(timer))
}

async function restart(victim: Process, afterMs: number): Promise<void> {
  await victim.kill()
  await pause(afterMs)
  await victim.start()
}

/** Until nothing is pending. */
async function waitUntilDelivered(): Promise<void> {
  const untilMs = performance.now() + deliveryTimeoutMs
  while (performance.now() < untilMs) {
    const pending = await Array.fromAsync(listDueLeads(farFuture, 1000))
    if (pending.length === 0) return
    await pause(1000)
  }
}

async function report({ processes, deliveriesFile }: World, { ids, retries, refused }: Sent): Promise<number> {
  const leads = await listLeads('northgate', 1_000_000)
  const listed = leads.map(({ lead_id }) => lead_id)
  const deliveries = (existsSync(deliveriesFile) ? readFileSync(deliveriesFile, 'utf8') : '').trim().split('\n')
  const taken = new Set(deliveries)
  const own = [...ids.values()]
  const problems = {
    'refused by the form': refused,
    'ids given twice': own.filter((id, index) => own.indexOf(id) !== index),
    'not listed once': own.filter((id) => listed.filter((each) => each === id).length !== 1),
    'listed without an id': listed.filter((id) => !own.includes(id)),
    'without its car': leads.filter(({ car_id, car }) => car_id && !car).map(({ lead_id }) => lead_id),
    'without its e-mail': own.filter((id) => !taken.has(`${id}/email`)),
    'without its ADF': own.filter((id) => !taken.has(`${id}/adf-webhook`)),
    'without its webhook': own.filter((id) => !taken.has(`${id}/webhook`)),
  }
  const kills = Object.values(processes).map(({ name, kills }) => `${name} ${kills}`)
  say(`Kills: ${kills.join(', ')}. Enquiries with an id: ${own.length}, repeated by the browser: ${retries}.`)
  say(`Listed: ${listed.length}. Deliveries: ${taken.size}, made once more: ${deliveries.length - taken.size}.`)
  const failed = Object.entries(problems).filter(([, found]) => found.length > 0)
  for (const [what, found] of failed) say(`✗ ${found.length} ${what}: ${found.slice(0, 5).join(', ')}`)
  say(`\n${own.length} passed, ${failed.length} failed`)
  return failed.length > 0 ? 1 : 0
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

runMain(main)
