import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'
import { logFatal } from '../observability/log.ts'
import { withRequestScope } from '../observability/request-scope.ts'

type Job<E, R> = {
  /** As log lines name it: `stock-import`. */
  route: string
  /** Whose work an event is; left out where it is of no one tenant. */
  tenantOf?(event: E): string | undefined
  work(event: E, context?: Context): Promise<R>
}

/** A function's handler for one kind of event. Without a context it runs on one machine. */
export type JobHandler<E, R> = (event: E, context?: Context) => Promise<R>

/**
 * A Lambda handler for what a schedule, a queue, a stream or a bucket calls: what it logs, measures and traces belongs to the
 * invocation. A failure is one log line, and is passed on, so that Lambda counts it and tries again where that is its way.
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
