import { environment } from '@forecourt/lambda-kit/environment'
import { createCustomResourceHandler } from '@forecourt/lambda-kit/jobs/custom-resource'
import { connect } from '@forecourt/stock-search/opensearch/connection/connect'
import * as z from 'zod/mini'
import { grantIndexAccess } from './endpoint.ts'

const settings = environment(z.object({ OPENSEARCH_URL: z.url(), AWS_REGION: z.string() }))

/** Called by the platform's deploy: maps the roles that may read and write the index. */
export const handler = createCustomResourceHandler('index-access', (event) =>
  grantIndexAccess(event, () => {
    const { OPENSEARCH_URL, AWS_REGION } = settings()
    return connect({ urls: [OPENSEARCH_URL], region: AWS_REGION, timeoutMs: 10_000 })
  }),
)
