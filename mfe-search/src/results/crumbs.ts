import type { PublicSite } from '@forecourt/contracts/site/site'

type CrumbSite = Pick<PublicSite, 'copy' | 'paths'>
type Crumb = { label: string; href?: string }

/** SR-19: the breadcrumbs of results under their heading: those of the whole stock are the step before. */
export const crumbsTo = (heading: string, { copy, paths }: CrumbSite): Crumb[] => [
  { label: 'Home', href: '/' },
  ...(heading === copy.search_heading ? [] : [{ label: copy.search_heading, href: paths.breadcrumbs ?? paths.search }]),
  { label: heading },
]
