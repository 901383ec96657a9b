import { CopyObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { stackOf } from '@forecourt/lambda-kit/custom-resource'
import { contentTypeOf, immutable } from '@forecourt/lambda-kit/file-headers'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import * as z from 'zod/mini'

const propertiesSchema = z.object({
  From: z.string(),
  To: z.string(),
  /** Where a file goes → where the deploy put it. */
  Files: z.record(z.string(), z.string()),
})

/** What the stack of a platform or of a tenant may lay where; CloudFormation says which stack it is. */
const mayLay: { stack: RegExp; under(slug: string): string }[] = [
  { stack: /^forecourt-[a-z]+-platform$/, under: () => 'assets/' },
  { stack: /^forecourt-[a-z]+-tenant-([a-z][a-z0-9-]*)$/, under: (slug) => `pictures/tenants/${slug}/` },
]
const atOnce = 8

/**
 * Copies files from where the deploy put them to where they are served from. What was there before stays: pages that are open
 * still ask for it. Answers the resource's id; throws before anything is copied when a file would lie where it may not.
 */
export async function siteFiles(event: CloudFormationCustomResourceEvent, s3: Pick<S3Client, 'send'>): Promise<string> {
  if (event.RequestType === 'Delete') return event.PhysicalResourceId
  const { From, To, Files } = propertiesSchema.parse(event.ResourceProperties)
  const stack = stackOf(event)
  const allowed = folderOf(stack)
  const entries = Object.entries(Files)
  const outside = entries.find(([key]) => !key.startsWith(allowed) || key.includes('..'))
  if (outside) throw new Error(`The stack ${stack} may lay files under ${allowed} only, and not ${outside[0]}.`)
  for (let at = 0; at < entries.length; at += atOnce)
    await Promise.all(
      entries.slice(at, at + atOnce).map(([key, source]) =>
        s3.send(
          new CopyObjectCommand({
            Bucket: To,
            Key: key,
            CopySource: `${From}/${source}`,
            MetadataDirective: 'REPLACE',
            ContentType: contentTypeOf(key) ?? 'application/octet-stream',
            CacheControl: immutable,
          }),
        ),
      ),
    )
  return `files-of-${stack}`
}

function folderOf(stack: string): string {
  for (const { stack: shape, under } of mayLay) {
    const found = shape.exec(stack)
    if (found) return under(found[1] ?? '')
  }
  throw new Error(`The stack ${stack || 'without a name'} has no files of a site.`)
}
