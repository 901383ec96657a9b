import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'

export type ApiHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<unknown>

/**
 * Serialises a handler's requests and shares concurrent reads of one address. In AWS each instance of a function has
 * its own processor; here, rendering a page of photos in parallel would starve the pages.
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

/** Its timeout starts with its work, as in AWS, not with its arrival. */
function startingNow(context: Context, allowedMs: number): Context {
  const deadline = Date.now() + allowedMs
  return { ...context, getRemainingTimeInMillis: () => deadline - Date.now() }
}
