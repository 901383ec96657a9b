import { describeProblems, parseSite } from '@forecourt/contracts/site/validation/parse-site'
import { stackNameOf, tenantOf } from '@forecourt/lambda-kit/jobs/custom-resource'
import { removeSite, writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'

/**
 * Writes a dealer's configuration, or removes it with its stack. Returns the resource's id, the slug: CloudFormation
 * deletes the old resource when it changes. Throws, and writes nothing, for a site that is not valid or is not the stack's own.
 */
export async function applyTenantConfig(event: CloudFormationCustomResourceEvent): Promise<string> {
  const own = tenantOf(event)
  if (event.RequestType === 'Delete') {
    // A failed creation has another id: its deletion must succeed, or the stack could not be rolled back.
    if (event.PhysicalResourceId === own) await removeSite(own)
    return event.PhysicalResourceId
  }
  const parsed = parseSite(JSON.parse(String(event.ResourceProperties.Site)))
  if (!parsed.ok) throw new Error(describeProblems(parsed.problems, 'site'))
  if (parsed.site.slug !== own)
    throw new Error(`The stack ${stackNameOf(event)} may not write the configuration of ${parsed.site.slug}.`)
  await writeSite(parsed.site)
  return parsed.site.slug
}
