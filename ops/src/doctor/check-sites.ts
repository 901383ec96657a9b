import { createHash } from 'node:crypto'
import { registrySchema } from '@forecourt/contracts/releases/release'
import { readPointer } from '@forecourt/releases/records/read-releases'
import * as z from 'zod/mini'
import { rollbackCommands } from '../remote/release-reach.ts'
import type { Answer, Deployment } from './deployment.ts'
import { type Finding, runCheck } from './finding.ts'

const slowMs = 2_000
const dayMs = 86_400_000
/** Certificates are renewed by themselves a month or two ahead: one that is so near its end is not. */
const endsSoonDays = 21

/** What is asked of a deployment from outside. */
type Outside = Pick<Deployment, 'sites' | 'down' | 'ask' | 'certificateEnds' | 'command' | 'pause'>

/** Of more sites than these, so many are asked, spread over all: what they share fails on every one. */
const maxSitesChecked = 50

/**
 * From outside: sites answer as themselves, with code that browsers will take, under certificates that last. One after the other:
 * who asks whether a platform is well does not press it.
 */
export async function checkSites(deployment: Outside, now: Date): Promise<Finding[]> {
  const { sites, down } = deployment
  if (down !== null) return [{ state: 'bad', area: 'sites', say: 'No site can be asked.', todo: down }]
  const step = Math.max(1, sites.length / maxSitesChecked)
  const asked = Array.from({ length: Math.ceil(sites.length / step) }, (_, index) => sites[Math.floor(index * step)])
  const troubles: Finding[] = []
  // All sites share the index that may need it: one pause is theirs together.
  let paused: Promise<void> | undefined
  const pause = (ms: number) => (paused ??= deployment.pause(ms))
  for (const site of asked)
    if (site) troubles.push(...(await runCheck(site.slug, () => checkSite({ ...deployment, pause }, { ...site, now }))))
  const well = asked.length - new Set(troubles.map(({ area }) => area)).size
  const others = asked.length < sites.length ? `; there are ${sites.length} in all` : ''
  const say = `${well} of ${asked.length} answer as they should${others}`
  const summary: Finding = { state: 'good', area: 'sites', say }
  return well > 0 ? [summary, ...troubles] : troubles
}

type Site = { slug: string; url: string; now: Date }

/** Only what is wrong with it. */
async function checkSite(deployment: Outside, { slug, url, now }: Site): Promise<Finding[]> {
  const certificate = await checkCertificate(deployment, { slug, url, now })
  // Under one that has ended nothing else is answered.
  if (certificate.some(({ state }) => state === 'bad')) return certificate
  const checks = [checkPage, checkSearch, checkCode]
  const found: Finding[] = []
  for (const check of checks) found.push(...(await check(deployment, slug, url)))
  return [...certificate, ...found]
}

async function checkPage({ ask }: Outside, area: string, url: string): Promise<Finding[]> {
  const first = await ask(`${url}/`)
  // A first request may start a function.
  const isWell = first.status < 500 && first.tookMs <= slowMs
  const { status, headers, tookMs } = isWell ? first : await ask(`${url}/`)
  if (status >= 400)
    return [
      {
        state: 'bad',
        area,
        say: `${url}/ answers ${status}.`,
        todo: "Look at the document function's log for the address.",
      },
    ]
  const found: Finding[] = []
  if (status === 200 && !headers.get('content-security-policy'))
    found.push({
      state: 'bad',
      area,
      say: 'The page comes without its security policy.',
      todo: 'Something between here and the function drops headers: look at the distribution.',
    })
  if (tookMs > slowMs)
    found.push({
      state: 'warning',
      area,
      say: `The page took ${(tookMs / 1000).toFixed(1)} s, twice.`,
      todo: "Look at the document function's trace: which call takes so long?",
    })
  return found
}

const answeredSchema = z.object({ stale: z.optional(z.boolean()) })
const isStale = ({ status, body }: Answer): boolean =>
  status === 200 && answeredSchema.parse(JSON.parse(new TextDecoder().decode(body))).stale === true

/** So long a process leaves an index alone that did not answer (packages/stock-search, circuit.ts), and a little more. */
const circuitOpenMs = 6_000

/** A home page answers also where nothing can be found. */
async function checkSearch({ ask, command, pause }: Outside, area: string, url: string): Promise<Finding[]> {
  const search = `${url}/api/search`
  let answer = await ask(search)
  if (answer.status >= 500) answer = await ask(search)
  else if (isStale(answer)) {
    await pause(circuitOpenMs)
    // The same question at another address: the edge may go on answering the first for a minute.
    answer = await ask(`${search}?page=1`)
  }
  const { status } = answer
  if (status !== 200)
    return [
      {
        state: 'bad',
        area,
        say: `Nothing is found on it: ${search} answers ${status}.`,
        todo: `The search function's log says why. Where it says that there is no index: ${command('stock reindex')}`,
      },
    ]
  if (!isStale(answer)) return []
  return [
    {
      state: 'warning',
      area,
      say: 'Its searches are answered as they last were.',
      todo: "The index did not answer twice, some seconds apart: what is said of search here tells how it is, the search function's log why.",
    },
  ]
}

/** The registry names code; a browser takes it only if it is the published one. */
async function checkCode({ ask, command }: Outside, area: string, url: string): Promise<Finding[]> {
  const { status, body } = await ask(`${url}/api/registry`)
  if (status !== 200)
    return [
      { state: 'bad', area, say: `The registry answers ${status}.`, todo: "Look at the registry function's log." },
    ]
  const { remotes } = registrySchema.parse(JSON.parse(new TextDecoder().decode(body)))
  const found = await Promise.all(
    Object.values(remotes).map(async ({ name, version, entry, integrity }): Promise<Finding[]> => {
      const file = await ask(url + entry)
      const hash = `sha384-${createHash('sha384').update(file.body).digest('base64')}`
      if (file.status === 200 && hash === integrity[entry]) return []
      const ails = file.status === 200 ? 'is not the file that was published' : `answers ${file.status}`
      const todo = `${await rollbackAdvice(name, version, command)}, then publish it anew, with the next version in its package.json.`
      return [{ state: 'bad', area, say: `${name} ${version}: ${entry} ${ails}.`, todo }]
    }),
  )
  if (Object.keys(remotes).length > 0) return found.flat()
  return [
    {
      state: 'bad',
      area,
      say: 'No remote serves on it.',
      todo: `${command('remote list')}, then promote what should serve.`,
    },
  ]
}

/** How a version goes from where it serves. What is found from outside is told also where the table of releases does not answer. */
async function rollbackAdvice(name: string, version: string, command: Outside['command']): Promise<string> {
  const pointer = await readPointer(name).catch(() => undefined)
  const rollbacks = pointer ? rollbackCommands(pointer, version).map(command) : []
  return rollbacks.join(', and ') || `${command('remote list')} says where it serves: take it back there`
}

async function checkCertificate({ certificateEnds }: Outside, { slug: area, url, now }: Site): Promise<Finding[]> {
  const ends = await certificateEnds(url)
  if (ends === null) return []
  const days = Math.floor((ends.getTime() - now.getTime()) / dayMs)
  if (days > endsSoonDays) return []
  return [
    {
      state: days < 7 ? 'bad' : 'warning',
      area,
      say: days < 0 ? 'Its certificate has ended.' : `Its certificate ends in ${days} days.`,
      todo: 'It is renewed by itself while the domain points to us: check where the domain points.',
    },
  ]
}
