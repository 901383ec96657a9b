import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import type { ApiHandler } from './gateway.ts'

/**
 * A handler that works on one request after another, and on those for one address once. In AWS each instance of a function has
 * a processor of its own; here a page of photos to be made at once would leave none for the pages themselves.
 */
export function oneByOne(handler: ApiHandler): ApiHandler {
  const underWay = new Map<string, Promise<unknown>>()
  let last: Promise<unknown> = Promise.resolve()

  return (event: APIGatewayProxyEventV2, context: Context) => {
    const key = `${event.requestContext.http.method} ${event.rawPath}`
    const known = underWay.get(key)
    if (known) return known
    const allowedMs = context.getRemainingTimeInMillis()
    const work = last.then(() => handler(event, startingNow(context, allowedMs))).finally(() => underWay.delete(key))
    underWay.set(key, work)
    last = work.catch(() => {})
    return work
  }
}

/** Its time runs from when it is worked on, as in AWS, and not from when it came. */
function startingNow(context: Context, allowedMs: number): Context {
  const deadline = Date.now() + allowedMs
  return { ...context, getRemainingTimeInMillis: () => deadline - Date.now() }
}
