import { type TableName, tableVariable } from '@forecourt/contracts/tables/tables'
import * as z from 'zod/mini'

/**
 * The part of the process environment that a schema names, parsed on the first call and kept: a function's module can be
 * loaded before the environment is set, and the first request names all that is missing. Throws an Error whose
 * message lists every variable that is missing or wrong.
 */
export function environment<S extends z.ZodMiniObject>(schema: S): () => z.infer<S> {
  let parsed: z.infer<S> | undefined
  return () => {
    parsed ??= parseEnvironment(schema, process.env)
    return parsed
  }
}

function parseEnvironment<S extends z.ZodMiniObject>(
  schema: S,
  variables: Record<string, string | undefined>,
): z.infer<S> {
  const result = z.safeParse(schema, variables)
  if (result.success) return result.data
  const complaints = result.error.issues.map(({ path, message }) => {
    const name = path.join('.')
    return variables[name] === undefined ? `${name} is missing` : `${name} is not valid: ${message}`
  })
  throw new Error(`The environment is incomplete: ${complaints.join('; ')}.`)
}

const explanations = new Map<TableName, string>()

/** Why a table has no name in this process, where more is known than that its variable is not set. */
export const explainMissingTable = (table: TableName, why: string): void => void explanations.set(table, why)

/** A table's real name, from its environment variable. Throws an Error that names the variable, or says why, when it is not set. */
export function tableName(table: TableName): string {
  const variable = tableVariable(table)
  const name = process.env[variable]
  if (!name) throw new Error(explanations.get(table) ?? `The environment is incomplete: ${variable} is missing.`)
  return name
}
