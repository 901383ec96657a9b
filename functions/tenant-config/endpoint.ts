import { describeProblems, parseSite } from '@forecourt/contracts/parse-site'
import { removeSite, writeSite } from '@forecourt/lambda-kit/tenant-config'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'

/**
 * Writes a dealer's configuration, or removes it with its stack. Answers the resource's id, which is the slug: CloudFormation
 * deletes the old one by itself when it changes. Throws, and writes nothing, for a site that is not valid.
 */
export async function tenantConfig(event: CloudFormationCustomResourceEvent): Promise<string> {
  if (event.RequestType === 'Delete') {
    await removeSite(event.PhysicalResourceId)
    return event.PhysicalResourceId
  }
  const parsed = parseSite(JSON.parse(String(event.ResourceProperties.Site)))
  if (!parsed.ok) throw new Error(describeProblems(parsed.problems, 'site'))
  await writeSite(parsed.site)
  return parsed.site.slug
}
