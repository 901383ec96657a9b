import { type FileRight, foreignFiles, foreignSecret } from '@forecourt/contracts/functions/owners'
import { platformTeam } from '@forecourt/contracts/functions/platform-team'
import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import { type TableName, tables } from '@forecourt/contracts/tables/tables'
import { teamRights } from '@forecourt/contracts/tables/team-rights'
import type { TeamFunction } from '@forecourt/functions/needs'

const owners = 'packages/contracts/src/functions/owners.ts'

const rightWords: Record<FileRight, string> = { read: 'reads from', add: 'adds to', remove: 'removes from' }

/** What a function names of other teams, a sentence each. The team's boundary (constructs/rights/team-boundary.ts) is made from the same. */
export const foreignNeeds = (folder: string, needs: TeamFunction): string[] => [
  ...foreignTables(folder, needs),
  ...foreignSecrets(folder, needs),
  ...filesOf(needs).flatMap(({ right, bucket, under }) => {
    const whose = foreignFiles(needs.team, bucket, under, right)
    const what = `${folder} ${rightWords[right]} ${bucket}/${under}`
    return whose ? [`${what}, where files are ${whose}'s: ask ${whose} for it (${owners}).`] : []
  }),
  ...foreignIndex(folder, needs),
]

/** A table of another team is reached by the rights that its row gives. */
function foreignTables(folder: string, { team, tables: named }: TeamFunction): string[] {
  return (Object.keys(named) as TableName[]).flatMap((name) => {
    const allowed = teamRights(team, name)
    const foreign = (named[name] ?? []).filter((right) => !allowed.includes(right))
    const { team: owner } = tables[name]
    return foreign.length === 0
      ? []
      : [
          `${folder} names ${foreign.join(' and ')} of ${name}, a table of ${owner}, whose row gives ${team} ${allowed.join(' and ') || 'nothing'}: ask ${owner} for it (others in packages/contracts/src/tables).`,
        ]
  })
}

const foreignSecrets = (folder: string, { team, secrets = [] }: TeamFunction): string[] =>
  secrets.flatMap((name) => {
    const owner = foreignSecret(team, name)
    return owner ? [`${folder} names the secret ${name}, which is ${owner}'s: ask ${owner} for it (${owners}).`] : []
  })

const filesOf = ({ reads = [], adds = [], removes = [], snapshots }: TeamFunction) => [
  ...reads.map(({ from, under }) => ({ right: 'read' as const, bucket: from, under })),
  ...adds.map(({ to, under }) => ({ right: 'add' as const, bucket: to, under })),
  ...removes.map(({ from, under }) => ({ right: 'remove' as const, bucket: from, under })),
  ...(snapshots
    ? [
        {
          right: snapshots === 'write' ? ('add' as const) : ('read' as const),
          bucket: 'assets' as const,
          under: snapshotPrefix,
        },
      ]
    : []),
]

/** What the index of the stock lets in beside its readers, and the bucket of deploys. */
function foreignIndex(folder: string, { team, index, readsStagingBucket }: TeamFunction): string[] {
  const isPlatforms = team === platformTeam
  return [
    ...(index === 'write' && team !== 'search'
      ? [`${folder} writes the index, which is search's (index: 'write').`]
      : []),
    ...(index === 'own' && !isPlatforms ? [`${folder} owns the index, which is the platform's (index: 'own').`] : []),
    ...(readsStagingBucket && !isPlatforms
      ? [`${folder} reads the bucket of deploys, which is the platform's (readsStagingBucket).`]
      : []),
  ]
}
