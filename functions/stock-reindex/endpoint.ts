import type { ReindexRequest, ReindexResponse } from '@forecourt/stock/index/reindex-messages'
import { isIndexReady, reindexStock, rollBackIndex } from '@forecourt/stock/index/reindex-stock'
import { sampleScopes } from '@forecourt/stock/index/sample-scopes'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'

/**
 * Makes the first index of a platform that is deployed, unless there is one. A stock that takes longer than this call has is gone
 * on with by the next: Lambda tells an event whose call ran out of time twice more. Answers the resource's id.
 */
export async function firstIndex(event: CloudFormationCustomResourceEvent): Promise<string> {
  if (event.RequestType === 'Delete') return event.PhysicalResourceId
  if (!(await isIndexReady())) await reindexStock({ scopes: [], say: () => {} })
  return 'stock-index'
}

/** Does what a command asks for, for as long as it says. */
export async function reindex(request: ReindexRequest, now = Date.now): Promise<ReindexResponse> {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  if (request.do === 'rollback') {
    const index = await rollBackIndex({ say })
    return { said, outcome: { kind: 'back', index } }
  }
  const { forSeconds, isAccepted = false } = request
  const until = now() + forSeconds * 1000
  const outcome = await reindexStock({ scopes: await sampleScopes(), say, until, isAccepted })
  return { said, outcome }
}
