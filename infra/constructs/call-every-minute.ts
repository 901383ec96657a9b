import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as CallFunction } from 'aws-cdk-lib/aws-events-targets'
import type { ServiceFunction } from './service-function.ts'

/** Calls a function every minute. It is not called again for a failure: the next minute comes. */
export function callEveryMinute(target: ServiceFunction, options: { description: string; enabled?: boolean }): void {
  target.configureAsyncInvoke({ retryAttempts: 0 })
  new Rule(target, 'EveryMinute', {
    ...options,
    schedule: Schedule.rate(Duration.minutes(1)),
    targets: [new CallFunction(target, { retryAttempts: 0 })],
  })
}
