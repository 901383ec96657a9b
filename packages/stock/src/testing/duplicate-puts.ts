import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { vi } from 'vitest'

/** Sends each item twice, like a client after a lost response, and returns the second response. */
export function duplicatePuts() {
  const { send } = DynamoDBClient.prototype
  return vi.spyOn(DynamoDBClient.prototype, 'send').mockImplementation(async function (
    this: DynamoDBClient,
    command: never,
  ) {
    const again = () => (send as never as (this: DynamoDBClient, command: never) => Promise<never>).call(this, command)
    if ((command as object) instanceof PutItemCommand) await again().catch(() => {})
    return again()
  } as never)
}
