import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'
import { logFatal } from '../observability/log.ts'
import { withRequestScope } from '../observability/request-scope.ts'

type Job<E, R> = {
  /** As log lines name it: `stock-import`. */
  route: string
  /** The tenant of an event; left out where events belong to none. */
  tenantOf?(event: E): string | undefined
  work(event: E, context?: Context): Promise<R>
}

/** A function's handler for one kind of event. Locally it has no context. */
export type JobHandler<E, R> = (event: E, context?: Context) => Promise<R>

/**
 * A Lambda handler for a schedule, a queue, a stream or a bucket: what it logs, measures and traces has the invocation's fields. A
 * failure is one log line and is rethrown, so that Lambda counts it, and retries where the event source does.
 */
export const createJobHandler =
  <E, R>({ route, tenantOf, work }: Job<E, R>): JobHandler<E, R> =>
  (event, context) =>
    withRequestScope(
      { requestId: context?.awsRequestId ?? randomUUID(), tenant: tenantOf?.(event), route },
      async () => {
        try {
          return await work(event, context)
        } catch (error) {
          logFatal(error instanceof Error ? error.message : String(error), error)
          throw error
        }
      },
    )
