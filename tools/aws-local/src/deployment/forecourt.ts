import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { root, stage } from '../settings.ts'

type Said = { code: number; output: string }

/** The operator's own command, for what is deployed: `forecourt('remote', 'rollback', 'mfe-vehicle')`. */
export const forecourt = (...args: string[]): Promise<Said> =>
  new Promise((resolve) => {
    const command = [join(root, 'ops/bin/forecourt.mjs'), ...args, '--stage', stage]
    execFile(process.execPath, command, { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    )
  })
