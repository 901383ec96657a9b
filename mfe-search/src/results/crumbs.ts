import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Crumb } from '@forecourt/ui/navigation/breadcrumbs'

type CrumbSite = Pick<PublicSite, 'copy' | 'paths'>

/** SR-19: the steps from the home page to results under their heading: those of the whole stock are the one before. */
export const crumbsTo = (heading: string, { copy, paths }: CrumbSite): Crumb[] => [
  ...(heading === copy.search_heading ? [] : [{ label: copy.search_heading, href: paths.breadcrumbs ?? paths.search }]),
  { label: heading },
]
