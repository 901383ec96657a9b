import { getItem, putItem } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'
import { shellKey } from './release-keys.ts'

const recordSchema = z.object({ shared: z.record(z.string(), z.string()) })

/** Writes down what the shell that serves from now on gives to remotes: shared module → version. Whoever starts or deploys one calls this. */
export async function writeShellModules(shared: Readonly<Record<string, string>>): Promise<void> {
  await putItem('releases', { ...shellKey, shared, recorded_at: new Date().toISOString() })
}

/** What the shell that serves gives to remotes; undefined before any did. */
export async function readShellModules(): Promise<Record<string, string> | undefined> {
  const item = await getItem('releases', shellKey)
  return item && recordSchema.parse(item).shared
}
