import type * as z from 'zod/mini'
import { ProviderError } from './provider-error.ts'

/** Parses a port's input. Throws `rejected` that names the wrong fields and leaves out their values. */
export function parseInput<T>(schema: z.ZodMiniType<T>, input: unknown): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const fields = new Set(parsed.error.issues.map(({ path }) => path.map(String).join('.') || 'input'))
  throw new ProviderError('rejected', `Not valid: ${[...fields].join(', ')}.`)
}
