import { pagePattern } from '@forecourt/contracts/releases/page-claim'
import type { Release, ReleasedPage } from '@forecourt/contracts/releases/release'

type Claimant = Pick<Release, 'name' | 'version' | 'pages' | 'parts'>

/**
 * What a release claims that other remotes own, since a release of theirs serves it somewhere, a line each: a page with their pattern,
 * whatever `order` says; a wider pattern that is tried before theirs; a part or dialog with their name. `others` are the releases that serve.
 */
export function claimConflicts(release: Claimant, others: readonly Claimant[]): string[] {
  const owners = others.filter(({ name }) => name !== release.name)
  return [
    ...release.pages.flatMap((page) => owners.flatMap((owner) => pageConflicts(page, owner))),
    ...release.parts.flatMap(({ name }) =>
      owners
        .filter(({ parts }) => parts.some((part) => part.name === name))
        .map(
          (owner) =>
            `the part ${name}: it is part of ${owner.name} ${owner.version}. Choose another name${orGone(owner)}`,
        ),
    ),
  ]
}

const pageConflicts = (page: ReleasedPage, owner: Claimant): string[] =>
  owner.pages.flatMap((owned) => {
    const whose = `${owner.name} ${owner.version}${owned.path === page.path ? '' : `, as ${owned.path}`}`
    if (pagePattern(page.path) === pagePattern(owned.path))
      return [`${page.path}: it is a page of ${whose}. Choose another path, an order does not help${orGone(owner)}`]
    return isTakenBy(page, owned)
      ? [
          `${page.path}: its order ${page.order} takes all addresses from the page of ${whose}. Give it an order of ${owned.order ?? 0} or more`,
        ]
      : []
  })

const orGone = ({ name }: Claimant): string =>
  `, or first promote a version of ${name} without it wherever this one serves`

/** Whether a page would be tried before another one for all of that one's addresses. Fixed paths are always tried first. */
const isTakenBy = (page: ReleasedPage, owned: ReleasedPage): boolean =>
  (page.order ?? 0) < (owned.order ?? 0) && /[:*]/.test(owned.path) && covers(segmentsOf(page), segmentsOf(owned))

const segmentsOf = ({ path }: ReleasedPage): string[] => pagePattern(path).split('/').filter(Boolean)

function covers([first, ...others]: readonly string[], [owned, ...rest]: readonly string[]): boolean {
  if (first === undefined || owned === undefined) return first === owned
  if (first === '*') return true
  return (first === owned || (first === ':' && owned !== '*')) && covers(others, rest)
}
