import { describeProblems, parseSite } from '@forecourt/contracts/parse-site'
import { stackOf, tenantOf } from '@forecourt/lambda-kit/custom-resource'
import { removeSite, writeSite } from '@forecourt/lambda-kit/tenant-config'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'

/**
 * Writes a dealer's configuration, or removes it with its stack. Answers the resource's id, which is the slug: CloudFormation
 * deletes the old one by itself when it changes. Throws, and writes nothing, for a site that is not valid or is not the stack's own.
 */
export async function tenantConfig(event: CloudFormationCustomResourceEvent): Promise<string> {
  const own = tenantOf(event)
  if (event.RequestType === 'Delete') {
    // What was never written has another id: its removal must not fail, or the stack could not be taken back.
    if (event.PhysicalResourceId === own) await removeSite(own)
    return event.PhysicalResourceId
  }
  const parsed = parseSite(JSON.parse(String(event.ResourceProperties.Site)))
  if (!parsed.ok) throw new Error(describeProblems(parsed.problems, 'site'))
  if (parsed.site.slug !== own)
    throw new Error(`The stack ${stackOf(event)} may not write the configuration of ${parsed.site.slug}.`)
  await writeSite(parsed.site)
  return parsed.site.slug
}
