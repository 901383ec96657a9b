import type { Release } from '@forecourt/contracts/releases/release'
import { type ReleasePointer, rings } from '@forecourt/contracts/releases/release-pointer'
import type { RingSite } from '@forecourt/releases/rollout/rings'
import { ringText } from './release-reach.ts'

type Row = { name: string; releases: readonly Release[]; pointer: ReleasePointer | undefined }

/**
 * Lines for a terminal: each remote with its versions, newest first, a mark beside the one that serves everywhere, and where any
 * other serves.
 */
export function releaseTable(rows: readonly Row[], sites: readonly RingSite[]): string {
  if (rows.length === 0) return 'There are no remotes.'
  return rows
    .map(({ name, releases, pointer }) => {
      if (releases.length === 0) return `${name}\n    never published`
      const lines = releases.map(({ version, published_at, digest }) => {
        const mark = version === pointer?.current ? '●' : ' '
        const line = `  ${mark} ${version.padEnd(14)} ${published_at.slice(0, 16).replace('T', ' ')}  ${digest.slice(0, 8)}`
        return [line, ...(pointer ? notes(pointer, version, sites) : [])].join('  ')
      })
      return [`${name}${pointer?.current ? '' : ' (none serves everywhere)'}`, ...lines].join('\n')
    })
    .join('\n')
}

/** Where one version serves beside everywhere, and whether it was rolled back automatically. */
function notes(pointer: ReleasePointer, version: string, sites: readonly RingSite[]): string[] {
  const { trials, tenants, stopped } = pointer
  const inRings = rings.flatMap((ring) => {
    if (trials[ring]?.version !== version) return []
    return ring === 'all' ? ['on trial'] : [`on trial in ${ringText(pointer, ring, sites)}`]
  })
  const onSites = Object.keys(tenants).filter((slug) => tenants[slug] === version)
  return [
    ...inRings,
    ...(onSites.length > 0 ? [`on ${onSites.sort().join(', ')}`] : []),
    ...(stopped?.version === version
      ? [
          `rolled back from the ring ${stopped.ring} at ${stopped.at.slice(0, 16).replace('T', ' ')}: ${stopped.failed} of ${stopped.shown} pages failed`,
        ]
      : []),
  ]
}
