import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPython, runPython } from '../aws-local/src/cloud/python.ts'

const root = join(import.meta.dirname, '../..')
const requirements = join(import.meta.dirname, 'requirements.txt')

/** The Python of a virtual environment with schemathesis, made once for each list of requirements. Throws with what to install. */
export function ensureSchemathesis(say: (line: string) => void): string {
  const digest = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12)
  const folder = join(root, 'node_modules/.cache/forecourt-fuzz', digest)
  const program = join(folder, 'bin/python')
  if (existsSync(program)) return program
  say('Installing schemathesis, once')
  const python = findPython()
  const unfinished = `${folder}-${process.pid}`
  try {
    mkdirSync(join(folder, '..'), { recursive: true })
    runPython(python, ['-m', 'venv', unfinished])
    const options = ['--quiet', '--disable-pip-version-check', '--no-deps', '-r', requirements]
    runPython(join(unfinished, 'bin/python'), ['-m', 'pip', 'install', ...options])
    // Its scripts name the folder that they were made in, so all of it is called as modules.
    renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return program
}
