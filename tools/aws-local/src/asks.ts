import type { TableName } from '@forecourt/contracts/tables'
import type { Credentials } from '@forecourt/lambda-kit/assume-role'
import { clientWith, withTableClient } from '@forecourt/lambda-kit/dynamodb'
import { check, type Steps } from './steps.ts'

/** What somebody asks the cloud for, and the call. */
export type Asks = [what: string, ask: () => Promise<unknown>][]

/** A call of a table with other rights than this process's own. */
export const as =
  <T>(credentials: Credentials, table: TableName, ask: () => Promise<T>) =>
  () =>
    withTableClient({ table, client: clientWith(credentials) }, ask)

export async function allowed({ step }: Steps, who: string, asks: Asks): Promise<void> {
  for (const [what, ask] of asks)
    await step(`${who} is given ${what}`, async () => {
      await ask()
      return undefined
    })
}

export async function refused({ step }: Steps, who: string, asks: Asks): Promise<void> {
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
