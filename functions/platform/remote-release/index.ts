import { assumeRole } from '@forecourt/lambda-kit/aws/assume-role'
import { readObject } from '@forecourt/lambda-kit/aws/read-object'
import { s3Client } from '@forecourt/lambda-kit/aws/s3-client'
import { clientWithCredentials, withTableClient } from '@forecourt/lambda-kit/data/dynamodb'
import { environment } from '@forecourt/lambda-kit/environment'
import { createCustomResourceHandler } from '@forecourt/lambda-kit/jobs/custom-resource'
import * as z from 'zod/mini'
import { publishRelease } from './endpoint.ts'
import { releaseBucket } from './release-bucket.ts'
import { retryUntilVisible } from './retry-until-visible.ts'

const settings = environment(z.object({ ASSETS_BUCKET: z.string() }))

/** Called by a squad's deploy. Writes everything with the squad's own rights, which cover only its remote. */
export const handler = createCustomResourceHandler('remote-release', (event) =>
  publishRelease(event, {
    read: (bucket) => readObject(bucket),
    async asSquad({ role, ...squad }, work) {
      const credentials = await retryUntilVisible(squad, () => assumeRole({ role, name: `publish-${squad.remote}` }))
      const bucket = releaseBucket(settings().ASSETS_BUCKET, s3Client({ credentials }))
      return withTableClient({ table: 'releases', client: clientWithCredentials(credentials) }, () => work(bucket))
    },
    now: () => new Date(),
  }),
)
