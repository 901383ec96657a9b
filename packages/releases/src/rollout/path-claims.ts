import { pageClaim } from '@forecourt/contracts/releases/page-claim'
import type { Release } from '@forecourt/contracts/releases/release'

type Claimant = Pick<Release, 'name' | 'version' | 'pages'>
/** Pages of a release that another one also has, with the same pattern and order, a line each: routing would be ambiguous. */
export function claimConflicts(release: Claimant, others: readonly Claimant[]): string[] {
  return release.pages.flatMap((page) =>
    others.flatMap(({ name, version, pages }) =>
      name !== release.name && pages.some((other) => pageClaim(other) === pageClaim(page))
        ? [`${page.path}: ${name} ${version} has a page there too, with the same order ${page.order ?? 0}`]
        : [],
    ),
  )
}
