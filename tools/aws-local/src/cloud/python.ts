import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../settings.ts'

/** The tested versions. */
const packages = ['ministack==1.5.33', 'boto3==1.43.106', 'cfn-lint==1.58.0']
const folder = join(root, 'node_modules/.cache/forecourt-python', packages.join('+').replaceAll('==', '-'))

/** The Python of a virtual environment that is made once. Throws with what to install. */
export function ensurePython(say: (line: string) => void): string {
  const program = join(folder, 'bin/python')
  if (existsSync(program)) return program
  say(`Installing ${packages.join(', ')}, once`)
  const python = findPython()
  const unfinished = `${folder}-${process.pid}`
  try {
    mkdirSync(join(folder, '..'), { recursive: true })
    runPython(python, ['-m', 'venv', unfinished])
    const options = ['--quiet', '--disable-pip-version-check']
    runPython(join(unfinished, 'bin/python'), ['-m', 'pip', 'install', ...options, ...packages])
    // Its scripts name the folder that they were made in, so all of it is called as modules.
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return program
}

const needed = 'A local AWS needs Python 3.10 or later with its venv module.'

/** The Python of this machine. Throws with what to install. */
export function findPython(): string {
  for (const name of ['python3', 'python']) {
    try {
      runPython(name, ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'])
      return name
    } catch {}
  }
  throw new Error(
    `${needed} On Debian: apt-get install python3-venv. Or set AWS_ENDPOINT_URL to a LocalStack that runs: tools/aws-local/README.md.`,
  )
}

/** What it printed. Throws with what it said when it fails. */
export function runPython(program: string, args: readonly string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error)
    throw new Error(`${program} ${args.slice(0, 3).join(' ')} failed: ${`${stdout}${stderr}`.trim() || error}`)
  }
}
