// Builds and seeds a platform for the browser journeys while other tests leave a part of the processor idle.
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { projectEnvironment, root } from '../../../scripts/ensure-installed.mjs'

/**
 * `environment` resolves to what the journeys then need, which is nothing when it failed: they seed for themselves, and say why they
 * cannot. `remove` deletes the seed.
 */
export function startSeed() {
  const child = spawn('node', ['e2e/src/platform/keep-seed.ts'], {
    cwd: root,
    env: projectEnvironment,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  // The tests beside it come first.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const folder = new Promise((resolve) => {
    child.stdout.setEncoding('utf8').once('data', (line) => resolve(line.trim()))
    child.once('error', () => resolve(''))
    child.once('close', () => resolve(''))
  })
  return {
    environment: folder.then((path) => (path ? { FORECOURT_SEED: path } : {})),
    remove: () => child.stdin.end(),
  }
}
