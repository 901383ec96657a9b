import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SecretName, secretNames } from '@forecourt/contracts/functions/needs'

/** `LEAD_SIGNING_SECRET`. */
const secretVariable = (name: SecretName): string => `${name.toUpperCase().replaceAll('-', '_')}_SECRET`

/** Every secret of this data folder by its environment variable: generated once and shared by all processes. */
export async function readSecrets(dataDir: string): Promise<Record<string, string>> {
  await mkdir(dataDir, { recursive: true })
  const all = secretNames.map(async (name) => [secretVariable(name), await readSecret(dataDir, name)] as const)
  return Object.fromEntries(await Promise.all(all))
}

/** The text of `<name>-secret`, which only its owner may read. */
export async function readSecret(dataDir: string, name: SecretName): Promise<string> {
  const file = join(dataDir, `${name}-secret`)
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(24).toString('hex'), { mode: 0o600 })
  try {
    // It appears complete, and the first of two processes wins.
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(file, 'utf8')
}
