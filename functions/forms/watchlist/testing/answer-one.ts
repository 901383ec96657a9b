import { lambdaContext } from '@forecourt/lambda-kit/testing/http-event'

/** A process that answers the one request that its parent sends, with the tables at `endpoint`. */
process.on('message', async ({ request, endpoint }: { request: never; endpoint: string }) => {
  process.env.AWS_ENDPOINT_URL_DYNAMODB = endpoint
  const { handler } = await import('../index.ts')
  process.send?.(await handler(request, lambdaContext()))
})
