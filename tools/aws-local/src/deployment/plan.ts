import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root, stage } from '../settings.ts'

/** What `npm run plan` says of a team's sources, against what is deployed. Rejects with what it says when it fails. */
export async function plan(team: string): Promise<string> {
  const command = [join(root, 'infra/plan/main.ts'), team, '-c', `stage=${stage}`]
  return (await promisify(execFile)(process.execPath, command, { cwd: root })).stdout
}
