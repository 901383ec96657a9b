import { getItem, putItem } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'
import { shellKey } from './release-keys.ts'

const recordSchema = z.object({
  shared: z.record(z.string(), z.string()),
  /** Absent in what older platforms wrote. */
  endpoints: z.optional(z.array(z.string())),
  loads: z.optional(z.array(z.string())),
})

/** Routes (`GET /api/search`): those that the platform's own functions answer, and those that pages load on the server. */
type PlatformEndpoints = { endpoints?: readonly string[] | undefined; loads?: readonly string[] | undefined }

/**
 * Writes down what the platform that serves from now on gives to remotes: shared module → version, and its endpoints. Whatever starts
 * or deploys one calls this.
 */
export async function writeShellModules(
  shared: Readonly<Record<string, string>>,
  { endpoints, loads }: PlatformEndpoints = {},
): Promise<void> {
  await putItem('releases', { ...shellKey, shared, endpoints, loads, recorded_at: new Date().toISOString() })
}

async function readRecord() {
  const item = await getItem('releases', shellKey)
  return item && recordSchema.parse(item)
}

/** The modules that the current shell shares; undefined before the first. */
export const readShellModules = async (): Promise<Record<string, string> | undefined> => (await readRecord())?.shared

/** The platform's endpoints; empty while none are written down. */
export const readPlatformEndpoints = async (): Promise<PlatformEndpoints> => (await readRecord()) ?? {}
