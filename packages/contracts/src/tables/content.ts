import type { TableShape } from './table.ts'

/**
 * What dealers publish: `current` names the versions, the newest first; `<hash>/<path>` is a page of one, and `<hash>` the list of its
 * pages; `preview/<key>` names a version that is not published.
 */
export const content = {
  partition: 'tenant',
  sort: 'item',
  owner: 'tenant',
  team: 'locations',
  others: { platform: ['get'] },
  ttl: true,
} as const satisfies TableShape
