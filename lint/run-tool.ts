import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** The standard output of a Node program of node_modules, whether or not it found anything to complain about. */
export function outputOf(program: string, args: string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
