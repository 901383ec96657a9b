import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { vi } from 'vitest'

/** Sends each item twice, as the client does where the first answer was lost, and answers what the second one got. */
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
