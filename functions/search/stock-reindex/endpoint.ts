import { logWarning } from '@forecourt/lambda-kit/observability/log'
import type { ReindexRequest, ReindexResponse } from '@forecourt/stock/index/reindex-messages'
import { readIndexState, reindexStock, rollBackIndex } from '@forecourt/stock/index/reindex-stock'
import { sampleScopes } from '@forecourt/stock/index/sample-scopes'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'

/**
 * Prepares the index for the code of a deploy, before its searches use it: builds the first one, or the next one if this code has other
 * fields. A build that takes longer than this call is resumed by the next: Lambda retries a call that timed out twice. The new code
 * cannot use the old index, so the next one is used also if it answers differently; the log then has the differences. Returns the resource's id.
 */
export async function prepareIndex(event: CloudFormationCustomResourceEvent): Promise<string> {
  if (event.RequestType === 'Delete') return event.PhysicalResourceId
  const state = await readIndexState()
  if (state === 'missing') await reindexStock({ scopes: [], say: () => {} })
  if (state === 'outdated') {
    const said: string[] = []
    await reindexStock({ scopes: await sampleScopes(), say: (line) => said.push(line), isAccepted: true })
    logWarning('The index was rebuilt for the fields of this release', said.join('\n'))
  }
  return 'stock-index'
}

/** Runs a command's request within its time. */
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
