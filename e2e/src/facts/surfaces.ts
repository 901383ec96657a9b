import { join } from 'node:path'
import { readRemoteFolder } from '@forecourt/build/remotes/remote-folder'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import * as storedKeys from '@forecourt/contracts/browser/stored-keys'
import { blockKinds } from '@forecourt/contracts/content/blocks'
import { type Endpoint, routeOf } from '@forecourt/contracts/endpoints/endpoint'
import type { FunctionNeeds } from '@forecourt/contracts/functions/needs'
import { targetNames } from '@forecourt/contracts/leads/stored-lead'
import type { PartRow } from '@forecourt/contracts/parts/part'
import { parts } from '@forecourt/contracts/parts/parts'
import { trackedEvents } from '@forecourt/contracts/tracking/events'
import { formNames } from '@forecourt/domain/leads/all-forms'
import { functions } from '@forecourt/functions/needs'
import type { Subject } from '@forecourt/lambda-kit/testing/expectations'
import { program } from '@forecourt/ops/program'
import { expectations } from '../isolation/expectations.ts'
import { silent } from './silent-surfaces.ts'

type Surface = { id: string; about: readonly Subject[] }

const both = ['car', 'consent'] as const

/** A function reaches only what its needs give it rights to. */
function subjectsOf({ tables, readsStockAsTenant, index, snapshots, providers = [] }: FunctionNeeds): Subject[] {
  const hasCars = readsStockAsTenant || index || snapshots || tables.stock || tables.watchlist || tables.activity
  const { leads, contacts, customers, price_alerts } = tables
  // Whoever is sent something of a shopper may be sent what they agreed to.
  const hasConsents = leads ?? contacts ?? customers ?? price_alerts ?? providers[0]
  return [...(hasCars ? (['car'] as const) : []), ...(hasConsents ? (['consent'] as const) : [])]
}

const idOfEndpoint = (row: Endpoint): string => `endpoint ${routeOf(row)}`

/** Endpoints, files at other addresses, and jobs that send something. The pages of the document function are its remotes'. */
const ofFunctions = Object.entries(functions).flatMap(([name, needs]): Surface[] => {
  const { http = [], paths = [], every, streamOf } = needs.runs
  const ids = [
    ...http.map(idOfEndpoint),
    ...paths.map(({ path }) => `file ${path}`),
    ...(every || streamOf ? [`job ${name}`] : []),
  ]
  return ids.map((id) => ({ id, about: subjectsOf(needs) }))
})

const manifests = remoteFolders(join(import.meta.dirname, '../../..')).map(
  ({ folder }) => readRemoteFolder(folder).manifest,
)

/** A part that opens as a dialog is that one surface: it is the same over a page as by its address. */
const ofParts = Object.entries<PartRow>(parts).map(([name, { dialog }]) => `${dialog ? 'dialog' : 'part'} ${name}`)

function commandsOf(command: Pick<typeof program, 'commands'>, path: readonly string[] = []): string[] {
  if (command.commands.length === 0) return [path.join(' ')]
  return command.commands.flatMap((each) => commandsOf(each, [...path, each.name()]))
}

const of = (about: readonly Subject[], kind: string, names: readonly string[]): Surface[] =>
  names.map((name) => ({ id: `${kind} ${name}`, about }))

const declared: readonly Surface[] = [
  ...ofFunctions,
  // What they say of a consent comes from endpoints.
  ...of(
    ['car'],
    'page',
    manifests.flatMap(({ pages }) => pages.map(({ path }) => path)),
  ),
  ...ofParts.map((id) => ({ id, about: ['car'] as const })),
  ...of(['car'], 'block', blockKinds),
  ...of(
    ['car'],
    'event',
    Object.entries(trackedEvents).flatMap(([name, { data }]) => ('car_id' in data.shape ? name : [])),
  ),
  ...of(['car'], 'store', Object.values(storedKeys)),
  ...of(both, 'form', formNames),
  ...of(both, 'target', targetNames),
  ...of(both, 'command', commandsOf(program)),
]

/** Every id that is declared, whatever it is about. */
export const declaredIds: readonly string[] = declared.map(({ id }) => id)

/** Endpoints say it beside what they answer to whom. */
const silentEndpoints = (subject: Subject): string[] =>
  Object.entries(expectations).flatMap(([route, { silent }]) => (silent?.[subject] ? `endpoint ${route}` : []))

export const silentIds = (subject: Subject): readonly string[] => [
  ...silent[subject].flatMap(([, ids]) => ids),
  ...silentEndpoints(subject),
]

/**
 * Every surface on which a car, or what a shopper agreed to, may appear, by an id that says what declares it: `endpoint GET /api/search`,
 * `page /cars/:slug`, `target adf`. A new one is here by itself, so that every table of a fact fails until it has an entry.
 */
export function surfacesOf(subject: Subject): string[] {
  const silentOnes = new Set(silentIds(subject))
  return [...new Set(declared.flatMap(({ id, about }) => (about.includes(subject) && !silentOnes.has(id) ? id : [])))]
}

type Entries = Readonly<Record<string, unknown>>

/** Surfaces of which a fact's table says nothing: neither how the fact is read there, nor why it is not there. */
export const missingEntries = (subject: Subject, table: Entries): string[] =>
  surfacesOf(subject).filter((id) => !Object.hasOwn(table, id))

/** Entries of a fact's table that are no surface. */
export function unknownEntries(subject: Subject, table: Entries): string[] {
  const known = new Set(surfacesOf(subject))
  return Object.keys(table).filter((id) => !known.has(id))
}
