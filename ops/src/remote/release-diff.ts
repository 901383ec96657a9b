import type { Release } from '@forecourt/contracts/releases/release'
import { textTable } from '../text-table.ts'

/** Bytes as they travel; null where the file is not at hand. */
type SizeOf = (url: string) => Promise<number | null>

const nothing = { pages: [], parts: [], requires: {}, integrity: {}, server: { entry: '', files: {} }, preload: {} }

/** What differs between two releases of one remote, in lines for a terminal; all of the second where there is none before it. */
export async function releaseDiff(before: Release | null, to: Release, sizeOf: SizeOf): Promise<string> {
  const from = before ?? { ...to, ...nothing }
  const lines = [
    ...changes('page', paths(from), paths(to)),
    ...changes('part', names(from), names(to)),
    ...changes('asks the shell for', requirements(from), requirements(to)),
    ...changes('file', files(from), files(to)),
  ]
  const past = before ? `${before.version} (${day(before)})` : 'nothing that serves everywhere'
  const head = `${to.name} ${past} → ${to.version} (${day(to)})`
  const weights = await weightLines(from, to, sizeOf)
  return [head, ...(lines.length > 0 ? lines : ['  the same files, pages and parts']), ...weights].join('\n')
}

const day = ({ published_at }: Release): string => published_at.slice(0, 16).replace('T', ' ')
const paths = ({ pages }: Release): string[] => pages.map(({ path }) => path)
const names = ({ parts }: Release): string[] => parts.map(({ name }) => name)
const requirements = ({ requires }: Release): string[] =>
  Object.entries(requires).map(([name, range]) => `${name} ${range}`)

/** Files by name, since every version has a folder of its own; a name holds a hash of its content, save the containers'. */
function files({ integrity, server }: Release): string[] {
  const browser = Object.entries(integrity).map(([url, hash]) => [url.slice(url.lastIndexOf('/') + 1), hash] as const)
  const node = Object.entries(server.files).map(([file, hash]) => [`server/${file}`, hash] as const)
  return [...browser, ...node].map(([name, hash]) => `${name} ${hash.slice(7, 15)}`)
}

function changes(what: string, before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((one) => !after.includes(one)).map((one) => `  - ${what} ${one}`)
  const come = after.filter((one) => !before.includes(one)).map((one) => `  + ${what} ${one}`)
  return [...gone, ...come]
}

/** What each expose costs a first view in either release: the entry with the scripts and sheets it needs. */
async function weightLines(from: Release, to: Release, sizeOf: SizeOf): Promise<string[]> {
  const exposes = [...new Set([...Object.keys(from.preload), ...Object.keys(to.preload)])].sort()
  const found = await Promise.all(
    exposes.map(async (expose) => {
      const [before, after] = await Promise.all([weight(from, expose, sizeOf), weight(to, expose, sizeOf)])
      return before === null && after === null ? [] : [[`  ${expose}`, kilobytes(before), '→', kilobytes(after)]]
    }),
  )
  const rows = found.flat()
  return rows.length > 0 ? ['What a first view loads, in Brotli:', textTable(rows, [1, 3])] : []
}

async function weight(release: Release, expose: string, sizeOf: SizeOf): Promise<number | null> {
  const needed = release.preload[expose]
  if (!needed) return null
  const sizes = await Promise.all([release.entry, ...needed.js, ...needed.css].map(sizeOf))
  return sizes.every((size) => size !== null) ? sizes.reduce((sum, size) => sum + size, 0) : null
}

const kilobytes = (bytes: number | null): string => (bytes === null ? '–' : `${(bytes / 1000).toFixed(1)} kB`)
