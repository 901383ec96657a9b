import type { Release } from '@forecourt/contracts/release'

type Row = { name: string; releases: readonly Release[]; current: string | undefined }

/** Lines for a terminal: each remote with its versions, newest first, and a mark beside the one that serves. */
export function releaseTable(rows: readonly Row[]): string {
  if (rows.length === 0) return 'There are no remotes.'
  return rows
    .map(({ name, releases, current }) => {
      if (releases.length === 0) return `${name}\n    never published`
      const lines = releases.map(({ version, published_at, digest }) => {
        const mark = version === current ? '●' : ' '
        return `  ${mark} ${version.padEnd(14)} ${published_at.slice(0, 16).replace('T', ' ')}  ${digest.slice(0, 8)}`
      })
      return [`${name}${current ? '' : ' (none serves)'}`, ...lines].join('\n')
    })
    .join('\n')
}
