import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import type { TableName } from '@forecourt/contracts/tables/tables'
import type { Credentials } from '@forecourt/lambda-kit/aws/request/credentials'
import { clientWithCredentials, withTableClient } from '@forecourt/lambda-kit/data/dynamodb'
import { check, type StepRunner } from './step-runner.ts'

/** A request to the cloud: its name and the call. */
export type AccessRequests = [what: string, ask: () => Promise<unknown>][]

/** A call of a table with other rights than this process's own. */
export const withCredentials =
  <T>(credentials: Credentials, table: TableName, ask: () => Promise<T>) =>
  () =>
    withTableClient({ table, client: clientWithCredentials(credentials) }, ask)

/** What no function may do, so none of our clients can. */
export const scanTable = (credentials: Credentials, TableName: string | undefined) =>
  new DynamoDBClient({ credentials }).send(new ScanCommand({ TableName }))

export async function expectAllowed({ step }: StepRunner, who: string, asks: AccessRequests): Promise<void> {
  for (const [what, ask] of asks)
    await step(`${who} is given ${what}`, async () => {
      await ask()
      return undefined
    })
}

export async function expectRefused({ step }: StepRunner, who: string, asks: AccessRequests): Promise<void> {
  for (const [what, ask] of asks)
    await step(`${who} is refused ${what}`, async () => {
      const name = await ask().then(
        () => 'It was allowed.',
        (error: Error) => error.name,
      )
      check(/AccessDenied/.test(name), `Not refused: ${name}`)
      return undefined
    })
}
