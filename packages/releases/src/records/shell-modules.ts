import { getItem, putItem } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'
import { shellKey } from './release-keys.ts'

const recordSchema = z.object({
  shared: z.record(z.string(), z.string()),
  /** Absent in what older platforms wrote. */
  endpoints: z.optional(z.array(z.string())),
})

/**
 * Writes down what the platform that serves from now on gives to remotes: shared module → version, and the routes of its endpoints
 * (`GET /api/search`). Whatever starts or deploys one calls this.
 */
export async function writeShellModules(
  shared: Readonly<Record<string, string>>,
  endpoints?: readonly string[],
): Promise<void> {
  const recorded_at = new Date().toISOString()
  await putItem('releases', { ...shellKey, shared, ...(endpoints && { endpoints }), recorded_at })
}

async function readRecord() {
  const item = await getItem('releases', shellKey)
  return item && recordSchema.parse(item)
}

/** The modules that the current shell shares; undefined before the first. */
export const readShellModules = async (): Promise<Record<string, string> | undefined> => (await readRecord())?.shared

/** The routes that the platform serves; undefined while none is written down. */
export const readServedEndpoints = async (): Promise<string[] | undefined> => (await readRecord())?.endpoints
