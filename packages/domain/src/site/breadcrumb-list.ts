import type { PublicSite } from '@forecourt/contracts/site/site'

type Step = readonly [name: string, path: string]

/** The steps to a page from the home page, in schema.org's words. */
export const breadcrumbList = ({ url }: Pick<PublicSite, 'url'>, steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: ([['Home', '/'], ...steps] as readonly Step[]).map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, url).href,
  })),
})
