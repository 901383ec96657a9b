import { createHash } from 'node:crypto'
import { registrySchema } from '@forecourt/contracts/releases/release'
import { readPointer } from '@forecourt/releases/records/read-releases'
import * as z from 'zod/mini'
import { rollbackCommands } from '../../remote/release-reach.ts'
import type { Answer, Deployment } from '../deployment/deployment.ts'
import { type Finding, runCheck } from '../finding.ts'

const slowMs = 2_000
const dayMs = 86_400_000
/** Certificates are renewed automatically a month or two ahead: one this near its expiry was not. */
const endsSoonDays = 21

/** The checks of a deployment from outside. */
type Outside = Pick<Deployment, 'sites' | 'down' | 'ask' | 'certificateEnds' | 'command' | 'pause'>

/** Of more sites, an even sample of this size is checked: shared faults show on every site. */
const maxSitesChecked = 50

/**
 * From outside: sites answer under their own names, with code that browsers accept, under valid certificates. One after
 * the other, to limit the load.
 */
export async function checkSites(deployment: Outside, now: Date): Promise<Finding[]> {
  const { sites, down } = deployment
  if (down !== null) return [{ state: 'bad', area: 'sites', say: 'There are no sites to check.', todo: down }]
  const step = Math.max(1, sites.length / maxSitesChecked)
  const asked = Array.from({ length: Math.ceil(sites.length / step) }, (_, index) => sites[Math.floor(index * step)])
  const problems: Finding[] = []
  // All sites share the index that may need a pause, so there is one for all of them.
  let paused: Promise<void> | undefined
  const pause = (ms: number) => (paused ??= deployment.pause(ms))
  for (const site of asked)
    if (site) problems.push(...(await runCheck(site.slug, () => checkSite({ ...deployment, pause }, { ...site, now }))))
  const well = asked.length - new Set(problems.map(({ area }) => area)).size
  const others = asked.length < sites.length ? `; there are ${sites.length} in all` : ''
  const say = `${well} of ${asked.length} work${others}`
  const summary: Finding = { state: 'good', area: 'sites', say }
  return well > 0 ? [summary, ...problems] : problems
}

type Site = { slug: string; url: string; now: Date }

/** Only problems. */
async function checkSite(deployment: Outside, { slug, url, now }: Site): Promise<Finding[]> {
  const certificate = await checkCertificate(deployment, { slug, url, now })
  // With an expired certificate, no other request works.
  if (certificate.some(({ state }) => state === 'bad')) return certificate
  const checks = [checkPage, checkSearch, checkCode]
  const found: Finding[] = []
  for (const check of checks) found.push(...(await check(deployment, slug, url)))
  return [...certificate, ...found]
}

async function checkPage({ ask }: Outside, area: string, url: string): Promise<Finding[]> {
  const first = await ask(`${url}/`)
  // The first request may cold start a function.
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
      todo: "Look at the document function's trace: which call is slow?",
    })
  return found
}

const answeredSchema = z.object({ stale: z.optional(z.boolean()) })
const isStale = ({ status, body }: Answer): boolean =>
  status === 200 && answeredSchema.parse(JSON.parse(new TextDecoder().decode(body))).stale === true

/** A little longer than the circuit breaker stays open (packages/stock-search, circuit-breaker.ts). */
const circuitOpenMs = 6_000

/** The home page works without search. */
async function checkSearch({ ask, command, pause }: Outside, area: string, url: string): Promise<Finding[]> {
  const search = `${url}/api/search`
  let answer = await ask(search)
  if (answer.status >= 500) answer = await ask(search)
  else if (isStale(answer)) {
    await pause(circuitOpenMs)
    // A different query string: the edge may cache the first response for a minute.
    answer = await ask(`${search}?page=1`)
  }
  const { status } = answer
  if (status !== 200)
    return [
      {
        state: 'bad',
        area,
        say: `Searches fail: ${search} answers ${status}.`,
        todo: `The search function's log has the reason. If there is no index: ${command('stock reindex')}`,
      },
    ]
  if (!isStale(answer)) return []
  return [
    {
      state: 'warning',
      area,
      say: 'Its searches get stale answers.',
      todo: "The index did not answer twice, some seconds apart: see the line on search below, and the search function's log.",
    },
  ]
}

/** The registry names the code; a browser runs it only if it is the published file. */
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
      const ails = file.status === 200 ? 'is not the published file' : `answers ${file.status}`
      const todo = `${await rollbackAdvice(name, version, command)}, then publish it again, with the next version in its package.json.`
      return [{ state: 'bad', area, say: `${name} ${version}: ${entry} ${ails}.`, todo }]
    }),
  )
  if (Object.keys(remotes).length > 0) return found.flat()
  return [
    {
      state: 'bad',
      area,
      say: 'It has no released remote.',
      todo: `${command('remote list')}, then promote a version.`,
    },
  ]
}

/** How to roll a version back where it runs. Also for sites whose table of releases is unreachable. */
async function rollbackAdvice(name: string, version: string, command: Outside['command']): Promise<string> {
  const pointer = await readPointer(name).catch(() => undefined)
  const rollbacks = pointer ? rollbackCommands(pointer, version).map(command) : []
  return rollbacks.join(', and ') || `${command('remote list')} shows where it runs: roll it back there`
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
      say: days < 0 ? 'Its certificate has expired.' : `Its certificate expires in ${days} days.`,
      todo: "CloudFront renews it if the domain points to us: check the domain's DNS record.",
    },
  ]
}
