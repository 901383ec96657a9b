import { resolve } from 'node:path'
import * as z from 'zod/mini'

const portSchema = z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 8080)

export type LocalSettings = { port: number; dataDir: string }

/** PORT and DATA_DIR of the environment, or their defaults. Throws a sentence that names the variable and what it may be. */
export function readSettings(environment: Record<string, string | undefined>, root: string): LocalSettings {
  const port = portSchema.safeParse(environment.PORT || undefined)
  if (!port.success) throw new Error(`PORT is "${environment.PORT}": it must be a whole number from 0 to 65535.`)
  return { port: port.data, dataDir: resolve(root, environment.DATA_DIR || '.data') }
}
