import { CopyObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { contentTypeOf, immutable } from '@forecourt/lambda-kit/http/file-headers'
import { stackNameOf } from '@forecourt/lambda-kit/jobs/custom-resource'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import * as z from 'zod/mini'

const propertiesSchema = z.object({
  From: z.string(),
  To: z.string(),
  /** Target key → source key in the deploy's bucket. */
  Files: z.record(z.string(), z.string()),
})

/** The prefixes to which a platform's or a tenant's stack may copy; CloudFormation names the stack. */
const allowedPrefixes: { stack: RegExp; under(slug: string): string }[] = [
  { stack: /^forecourt-[a-z]+-platform$/, under: () => 'assets/' },
  { stack: /^forecourt-[a-z]+-tenant-([a-z][a-z0-9-]*)$/, under: (slug) => `pictures/tenants/${slug}/` },
]
const maxConcurrency = 8

/**
 * Copies a deploy's files to the bucket that serves them. Older files stay, as open pages
 * still request them. Returns the resource's id; throws before copying when a target is not allowed.
 */
export async function copySiteFiles(
  event: CloudFormationCustomResourceEvent,
  s3: Pick<S3Client, 'send'>,
): Promise<string> {
  if (event.RequestType === 'Delete') return event.PhysicalResourceId
  const { From, To, Files } = propertiesSchema.parse(event.ResourceProperties)
  const stack = stackNameOf(event)
  const allowed = folderOf(stack)
  const entries = Object.entries(Files)
  const outside = entries.find(([key]) => !key.startsWith(allowed) || key.includes('..'))
  if (outside) throw new Error(`The stack ${stack} may lay files under ${allowed} only, and not ${outside[0]}.`)
  for (let at = 0; at < entries.length; at += maxConcurrency)
    await Promise.all(
      entries.slice(at, at + maxConcurrency).map(([key, source]) =>
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
  for (const { stack: shape, under } of allowedPrefixes) {
    const found = shape.exec(stack)
    if (found) return under(found[1] ?? '')
  }
  throw new Error(`The stack ${stack || 'without a name'} has no files of a site.`)
}
