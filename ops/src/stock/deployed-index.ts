import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import {
  type ReindexRequest,
  type ReindexResponse,
  reindexResponseSchema,
} from '@forecourt/stock/index/reindex-messages'
import * as z from 'zod/mini'
import type { IndexBuilder } from './reindex.ts'

/** Between two responses the operator sees nothing. */
const pieceSeconds = 20
/** The function's maximum time per call: comparing and catching up follow the last dealership. */
const timeoutMs = 900_000

const failureSchema = z.object({ errorMessage: z.string() })

/**
 * The index of a stage. Only a function of its platform reaches it, which builds it step by step over several calls.
 */
export function deployedIndex(stage: string, { index }: PlatformNames): IndexBuilder {
  if (!index)
    throw new Error(
      `The stage ${stage} has no index: each process has its own. A deploy of the platform adds one: npx cdk deploy --all -c stage=${stage} -c search=… with its other arguments`,
    )
  // A retry by the client would build twice.
  const client = new LambdaClient({ maxAttempts: 1, requestHandler: { requestTimeout: timeoutMs } })
  const ask = async (request: ReindexRequest, say: (line: string) => void) => {
    const { said, outcome } = await invoke(client, index.reindex, request)
    for (const line of said) say(line)
    return outcome
  }
  return {
    async build({ say, signal, isAccepted }) {
      for (;;) {
        const outcome = await ask({ do: 'build', forSeconds: pieceSeconds, isAccepted }, say)
        if (outcome.kind === 'back') throw new Error('The function answered what it was not asked.')
        if (outcome.kind !== 'stopped' || signal.aborted) return outcome
      }
    },
    async rollBack({ say }) {
      const outcome = await ask({ do: 'rollback' }, say)
      return outcome.kind === 'back' ? outcome.index : undefined
    },
  }
}

async function invoke(client: LambdaClient, FunctionName: string, request: ReindexRequest): Promise<ReindexResponse> {
  const answer = await client.send(new InvokeCommand({ FunctionName, Payload: JSON.stringify(request) }))
  const response: unknown = JSON.parse(answer.Payload?.transformToString() || 'null')
  if (answer.FunctionError === undefined) return reindexResponseSchema.parse(response)
  const failure = failureSchema.safeParse(response)
  throw new Error(
    `${failure.success ? failure.data.errorMessage : answer.FunctionError} See the log of ${FunctionName}. The build so far is kept: run this again to resume.`,
  )
}
