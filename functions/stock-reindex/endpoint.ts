import { comparedScopes } from '@forecourt/stock/compared-scopes'
import type { ReindexAnswer, ReindexRequest } from '@forecourt/stock/reindex-answer'
import { isIndexReady, reindexStock, rollBackIndex } from '@forecourt/stock/reindex-stock'
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
export async function reindex(request: ReindexRequest, now = Date.now): Promise<ReindexAnswer> {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  if (request.do === 'rollback') {
    const index = await rollBackIndex({ say })
    return { said, outcome: { kind: 'back', index } }
  }
  const { forSeconds, isAccepted = false } = request
  const until = now() + forSeconds * 1000
  const outcome = await reindexStock({ scopes: await comparedScopes(), say, until, isAccepted })
  return { said, outcome }
}
