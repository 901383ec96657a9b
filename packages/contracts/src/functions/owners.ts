export type BucketName = 'assets' | 'media' | 'feeds' | 'uploads' | 'photos'

/** Whose a thing is, as a table's row says it: the team may have it, and others whom the team names. */
type Owned<More = object> = { team: string } & More

/** The stage's own secrets. `origin` is every function's behind the edge, which names it in no `needs.ts`. */
export const ownSecrets = {
  origin: { team: 'platform' },
  'lead-signing': { team: 'forms' },
  'lead-keys': { team: 'forms' },
  'shopper-keys': { team: 'forms', others: ['finance'] },
  'visitor-marks': { team: 'vehicle' },
  'reservation-ids': { team: 'vehicle' },
  'sent-marks': { team: 'forms', others: ['platform'] },
} as const satisfies Record<string, Owned<{ others?: readonly string[] }>>

export type FileRight = 'read' | 'add' | 'remove'

/** The prefixes of the buckets, below which a function names its own. What none of them holds is no function's. */
const prefixes: Readonly<
  Record<BucketName, Readonly<Record<string, Owned<{ others?: Readonly<Record<string, readonly FileRight[]>> }>>>>
> = {
  assets: {
    'assets/': { team: 'platform' },
    'remotes/': { team: 'platform' },
    'stock/': { team: 'search', others: { platform: ['read'] } },
  },
  media: {
    'pictures/': { team: 'platform', others: { vehicle: ['read'] } },
    'media/': { team: 'platform' },
  },
  feeds: { 'feeds/': { team: 'search' } },
  uploads: { 'trade-in/': { team: 'forms' } },
  photos: { 'trade-in/': { team: 'forms' } },
}

const shared: Readonly<Record<string, Owned<{ others?: readonly string[] }>>> = ownSecrets

/** The team whose a secret of the stage is, where a team may not name it. */
export function foreignSecret(team: string, name: string): string | undefined {
  const row = shared[name]
  return row && row.team !== team && !row.others?.includes(team) ? row.team : undefined
}

/** Whose files a team may not reach so: another team's, or nobody's. */
export function foreignFiles(team: string, bucket: BucketName, under: string, right: FileRight): string | undefined {
  const [, row] = Object.entries(prefixes[bucket]).find(([prefix]) => under.startsWith(prefix)) ?? []
  if (!row) return 'nobody'
  return row.team === team || row.others?.[team]?.includes(right) ? undefined : row.team
}
