import type { Deployment } from './deployment.ts'
import type { Finding } from './finding.ts'

const maxNamed = 5

/**
 * From inside: dealers that are deployed, and that nobody could deploy from here, since their folder is not there. Most are somebody
 * else's, and live: how one goes is not said, only where that is written.
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
      say: `Deployed, and not asked, since their folders are not here: ${named.join(', ')}${more}.`,
      todo: `Pull what others added, or say where the dealers' folders are: ${command('doctor --tenants FOLDER')}. A dealer that is to go: docs/operations.md, Deploy.`,
    },
  ]
}
