import { nearestName } from '@forecourt/contracts/validation/nearest-name'
import { numberText } from '@forecourt/domain/text/numbers'

/** Maximum names in a message: a platform has thousands of dealers. */
const maxNamed = 20

/** The message for an unknown dealership, with the nearest name and the known ones. */
export function unknownDealership(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known)
  const hint = nearest ? ` Did you mean "${nearest}"?` : ''
  return `No site has a dealership "${name}".${hint} ${theDealerships(known)}`
}

/** Why a file at this key of the bucket is not imported, and its right path. */
export function misplacedFeed(key: string, known: readonly string[]): string {
  const [, folder = '', ...rest] = key.split('/')
  if (rest.length !== 1 || !key.startsWith('feeds/'))
    return `The file is not in a dealership's folder. ${theDealerships(known)} Drop it at feeds/<dealership>/<file>.`
  const into = nearestName(folder, known) ?? '<dealership>'
  return `${unknownDealership(folder, known)} Drop the file at feeds/${into}/${rest[0]}.`
}

function theDealerships(known: readonly string[]): string {
  if (known.length === 0) return 'There are no dealerships yet: deploy a site first.'
  const more = known.length - maxNamed
  const others = more > 0 ? ` and ${numberText(more)} more` : ''
  return `The dealerships are: ${known.slice(0, maxNamed).join(', ')}${others}.`
}
