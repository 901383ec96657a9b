import { assumeRole } from '@forecourt/lambda-kit/assume-role'
import { customResource } from '@forecourt/lambda-kit/custom-resource'
import { clientWith, withTableClient } from '@forecourt/lambda-kit/dynamodb'
import { environment } from '@forecourt/lambda-kit/environment'
import { readObject } from '@forecourt/lambda-kit/read-object'
import { s3Client } from '@forecourt/lambda-kit/s3-client'
import * as z from 'zod/mini'
import { publishRelease } from './endpoint.ts'
import { onceKnown } from './once-known.ts'
import { releaseBucket } from './release-bucket.ts'

const settings = environment(z.object({ ASSETS_BUCKET: z.string() }))

/** A squad's stack is deployed. Everything is written with the squad's own rights, which end at its own remote. */
export const handler = customResource('remote-release', (event) =>
  publishRelease(event, {
    read: (bucket) => readObject(bucket),
    async asSquad({ role, ...squad }, work) {
      const credentials = await onceKnown(squad, () => assumeRole({ role, name: `publish-${squad.remote}` }))
      const bucket = releaseBucket(settings().ASSETS_BUCKET, s3Client({ credentials }))
      return withTableClient({ table: 'releases', client: clientWith(credentials) }, () => work(bucket))
    },
    now: () => new Date(),
  }),
)
