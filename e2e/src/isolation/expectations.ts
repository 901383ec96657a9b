import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { functionFolder, functions } from '@forecourt/functions/needs'
import type { Expectations } from '@forecourt/lambda-kit/testing/expectations'

async function read(name: string): Promise<Expectations> {
  const file = join(import.meta.dirname, '../../../functions', functionFolder(name), 'testing/expectation.ts')
  return existsSync(file) ? (await import(file)).expectations : {}
}

/** What each function's folder expects of its endpoints, by the function's name. */
export const byFunction: Readonly<Record<string, Expectations>> = Object.fromEntries(
  await Promise.all(Object.keys(functions).map(async (name) => [name, await read(name)] as const)),
)

/** By the route. */
export const expectations: Expectations = Object.assign({}, ...Object.values(byFunction))
