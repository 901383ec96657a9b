import type { Deployment } from '../deployment/deployment.ts'
import type { Finding } from '../finding.ts'

const maxNamed = 5

/**
 * From inside: deployed dealers without a folder here. Most belong to another checkout and are live, so the message
 * does not say how to remove one; it links to the documentation.
 */
export async function checkDealers({ withoutFolder, command }: Deployment): Promise<Finding[]> {
  const slugs = await withoutFolder()
  if (slugs.length === 0) return []
  const named = slugs.slice(0, maxNamed)
  const more = slugs.length > maxNamed ? ` and ${slugs.length - maxNamed} more` : ''
  return [
    {
      state: 'warning',
      area: 'dealers',
      say: `Deployed and not checked, since their folders are not here: ${named.join(', ')}${more}.`,
      todo: `Pull the others' changes, or pass the dealers' folder: ${command('doctor --tenants FOLDER')}. To remove a dealer: docs/operations/remove-a-dealer.md.`,
    },
  ]
}
