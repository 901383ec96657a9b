import { createJobHandler } from '@forecourt/lambda-kit/jobs/job-handler'
import { logError } from '@forecourt/lambda-kit/observability/log'
import { describeStoppedTrial, stopFailingTrials } from './endpoint.ts'

/** Called every minute. A rollback is logged as a failure, so that the alarm reaches the squad. */
export const handler = createJobHandler<unknown, { stopped: string[] }>({
  route: 'release-guard',
  async work() {
    const stopped: string[] = []
    await stopFailingTrials((trial) => {
      const text = describeStoppedTrial(trial)
      logError(text, 'Its pages failed too often')
      stopped.push(text)
    })
    return { stopped }
  },
})
