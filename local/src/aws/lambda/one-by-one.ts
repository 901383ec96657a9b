import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import type { ApiHandler } from '../gateway/gateway.ts'

/**
 * A handler that works on one request after another, and on reads of one address once. In AWS each instance of a function has
 * a processor of its own; here a page of photos to be made at once would leave none for the pages themselves.
 */
export function oneByOne(handler: ApiHandler): ApiHandler {
  const underWay = new Map<string, Promise<unknown>>()
  let last: Promise<unknown> = Promise.resolve()

  function enqueue(event: APIGatewayProxyEventV2, context: Context): Promise<unknown> {
    const allowedMs = context.getRemainingTimeInMillis()
    const work = last.then(() => handler(event, startingNow(context, allowedMs)))
    last = work.catch(() => {})
    return work
  }

  return (event: APIGatewayProxyEventV2, context: Context) => {
    const { method } = event.requestContext.http
    if (method === 'POST') return enqueue(event, context)
    const key = `${method} ${event.rawPath}`
    const known = underWay.get(key)
    if (known) return known
    const work = enqueue(event, context).finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }
}

/** Its time runs from when it is worked on, as in AWS, and not from when it came. */
function startingNow(context: Context, allowedMs: number): Context {
  const deadline = Date.now() + allowedMs
  return { ...context, getRemainingTimeInMillis: () => deadline - Date.now() }
}
