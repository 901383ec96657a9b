import { createCustomResourceHandler } from '@forecourt/lambda-kit/jobs/custom-resource'
import { createJobHandler, type JobHandler } from '@forecourt/lambda-kit/jobs/job-handler'
import {
  type ReindexRequest,
  type ReindexResponse,
  reindexRequestSchema,
} from '@forecourt/stock/index/reindex-messages'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import { prepareIndex, reindex } from './endpoint.ts'

const deployed = createCustomResourceHandler('stock-reindex', prepareIndex)
const asked = createJobHandler<ReindexRequest, ReindexResponse>({
  route: 'stock-reindex',
  work: (request) => reindex(reindexRequestSchema.parse(request)),
})

/** Called by the platform's deploy and by `forecourt stock reindex --stage`, which cannot reach the index themselves. */
export const handler: JobHandler<
  CloudFormationCustomResourceEvent | ReindexRequest,
  ReindexResponse | undefined
> = async (event, context) => {
  if (!('RequestType' in event)) return asked(event, context)
  await deployed(event, context)
  return undefined
}
