import { createCustomResourceHandler } from '@forecourt/lambda-kit/jobs/custom-resource'
import { createJobHandler, type JobHandler } from '@forecourt/lambda-kit/jobs/job-handler'
import { type ReindexAnswer, type ReindexRequest, reindexRequestSchema } from '@forecourt/stock/reindex-answer'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import { firstIndex, reindex } from './endpoint.ts'

const deployed = createCustomResourceHandler('stock-reindex', firstIndex)
const asked = createJobHandler<ReindexRequest, ReindexAnswer>({
  route: 'stock-reindex',
  work: (request) => reindex(reindexRequestSchema.parse(request)),
})

/** The platform is deployed with an index, or `forecourt stock reindex --stage` asks for the next: nobody else reaches the index. */
export const handler: JobHandler<
  CloudFormationCustomResourceEvent | ReindexRequest,
  ReindexAnswer | undefined
> = async (event, context) => {
  if (!('RequestType' in event)) return asked(event, context)
  await deployed(event, context)
  return undefined
}
