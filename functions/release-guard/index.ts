import { createJobHandler } from '@forecourt/lambda-kit/job-handler'
import { logError } from '@forecourt/lambda-kit/log'
import { stopFailingTrials, stoppedText } from './endpoint.ts'

/** Called every minute. A trial that was taken back is a failure that rings: its squad must know. */
export const handler = createJobHandler<unknown, { stopped: string[] }>({
  route: 'release-guard',
  async work() {
    const stopped: string[] = []
    await stopFailingTrials((trial) => {
      const text = stoppedText(trial)
      logError(text, 'Its pages failed too often')
      stopped.push(text)
    })
    return { stopped }
  },
})
