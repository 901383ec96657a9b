import {
  GetFunctionConfigurationCommand,
  LambdaClient,
  UpdateFunctionConfigurationCommand,
  waitUntilFunctionUpdatedV2,
} from '@aws-sdk/client-lambda'
import { deployedFunction } from './deployed-function.ts'

type Variables = Record<string, string>

/** The environment of a deployed function, by its folder's name. */
export async function functionVariables(name: string): Promise<Variables> {
  const FunctionName = deployedFunction(name)
  const { Environment } = await new LambdaClient({}).send(new GetFunctionConfigurationCommand({ FunctionName }))
  return Environment?.Variables ?? {}
}

/** Replaces the environment of a deployed function. Its next requests are answered by new processes, which have read nothing yet. */
export async function setFunctionVariables(name: string, Variables: Variables): Promise<void> {
  const FunctionName = deployedFunction(name)
  const client = new LambdaClient({})
  await client.send(new UpdateFunctionConfigurationCommand({ FunctionName, Environment: { Variables } }))
  await waitUntilFunctionUpdatedV2({ client, maxWaitTime: 30 }, { FunctionName })
}
