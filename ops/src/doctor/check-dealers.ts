import type { Deployment } from './deployment.ts'
import type { Finding } from './finding.ts'

const mostNamed = 5

/** From inside: dealers that are deployed, and that nobody could deploy or remove from here, since their folder is not there. */
export async function checkDealers({ withoutFolder }: Deployment): Promise<Finding[]> {
  const sites = await withoutFolder()
  const [first] = sites
  if (first === undefined) return []
  const named = sites.slice(0, mostNamed).map(({ slug }) => slug)
  const more = sites.length > mostNamed ? ` and ${sites.length - mostNamed} more` : ''
  return [
    {
      state: 'warning',
      area: 'dealers',
      say: `Deployed, and without a folder in tenants/ of this checkout: ${named.join(', ')}${more}.`,
      todo: `Bring the folder back, or take the site off the air, which leaves its stock: ${first.removal}`,
    },
  ]
}
