import { createJobHandler } from '@forecourt/lambda-kit/job-handler'
import { logError } from '@forecourt/lambda-kit/log'
import { stopFailingTrials, stoppedText } from './endpoint.ts'

/** Called every minute. A trial that was taken back is a failure that rings: its squad must know. */
export const handler = createJobHandler<unknown, { stopped: string[] }>({
  route: 'release-guard',
  async work() {
    const stopped = (await stopFailingTrials()).map(stoppedText)
    for (const text of stopped) logError(text, 'Its pages failed too often')
    return { stopped }
  },
})
