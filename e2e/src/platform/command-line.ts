import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Platform } from './platform.ts'

const program = join(import.meta.dirname, '../../../ops/bin/forecourt.mjs')

export type CommandResult = { code: number | null; output: string }

/** Runs `forecourt …` against the running platform, as an operator would in a second terminal. */
export async function forecourt(platform: Pick<Platform, 'dataDir'>, ...args: string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, DATA_DIR: platform.dataDir, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}
