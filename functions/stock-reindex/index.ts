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

/** The platform is deployed with an index, or `forecourt stock reindex --stage` asks for the next: nobody else reaches the index. */
export const handler: JobHandler<
  CloudFormationCustomResourceEvent | ReindexRequest,
  ReindexResponse | undefined
> = async (event, context) => {
  if (!('RequestType' in event)) return asked(event, context)
  await deployed(event, context)
  return undefined
}
