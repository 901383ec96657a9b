import { logError } from '@forecourt/lambda-kit/log'
import type { Context } from 'aws-lambda'
import { stopFailingTrials, stoppedText } from './endpoint.ts'

/** Called every minute. A trial that was taken back is a failure that rings: its squad must know. */
export async function handler(_event: unknown, context?: Context): Promise<{ stopped: string[] }> {
  const stopped = (await stopFailingTrials()).map(stoppedText)
  for (const text of stopped)
    logError({ requestId: context?.awsRequestId ?? '', route: 'release-guard' }, text, 'Its pages failed too often')
  return { stopped }
}
