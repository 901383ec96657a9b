import { Duration } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as CallFunction } from 'aws-cdk-lib/aws-events-targets'
import type { ServiceFunction } from './service-function.ts'

type Call = { minutes: number; description: string; enabled?: boolean; event?: Readonly<Record<string, unknown>> }

/** Calls a function on a schedule, without retries: the next run follows. */
export function scheduleFunction(target: ServiceFunction, { minutes, event, ...rule }: Call): void {
  target.configureAsyncInvoke({ retryAttempts: 0 })
  new Rule(target, 'Clock', {
    ...rule,
    schedule: Schedule.rate(Duration.minutes(minutes)),
    targets: [
      new CallFunction(target, { retryAttempts: 0, ...(event && { event: RuleTargetInput.fromObject(event) }) }),
    ],
  })
}
