import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { traceTableCalls } from './trace.ts'

let client: { endpoint: string | undefined; instance: DynamoDBClient } | undefined

/**
 * The one DynamoDB client of this process; the SDK finds its endpoint in AWS_ENDPOINT_URL_DYNAMODB, else in AWS itself.
 * A try gives up after three seconds, and three are made, inside a function's own deadline.
 */
export function dynamodb(): DynamoDBClient {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB
  if (client?.endpoint !== endpoint || !client) {
    client?.instance.destroy()
    client = { endpoint, instance: newClient() }
  }
  return client.instance
}

function newClient(): DynamoDBClient {
  const made = new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1500, requestTimeout: 3000, throwOnRequestTimeout: true },
  })
  // It copies every item for a log that nobody keeps: a sixth of an import's processor time.
  made.middlewareStack.remove('loggerMiddleware')
  return traceTableCalls(made)
}
