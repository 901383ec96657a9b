import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
/** What no check reads, most of it pictures. */
const left =
  /^(node_modules|\.git|\.data|cdk\.out|test-results|docs\/screens|local\/demo\/photos|bench\/results)$|(^|\/)(dist|\.data)$/

/** A squad's clone of the repository, with what is installed here. */
let clone: string
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'forecourt-clone-'))
  cpSync(root, clone, { recursive: true, filter: (path) => !left.test(relative(root, path)) })
  install(clone)
})
afterAll(() => rmSync(clone, { recursive: true, force: true }))

/** What is installed here, by reference; our own packages are the clone's, as npm would link them. */
function install(folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(to, '@forecourt'), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== '@forecourt') symlinkSync(join(from, name), join(to, name), 'junction')
  for (const name of readdirSync(join(from, '@forecourt')))
    symlinkSync(
      join(folder, relative(root, realpathSync(join(from, '@forecourt', name)))),
      join(to, '@forecourt', name),
      'junction',
    )
}

function run(program: string, ...args: string[]): { status: number | null; output: string } {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  // What is compiled in a clone is never loaded again.
  const own = { PATH: path, NO_COLOR: '1', DATA_DIR: join(clone, '.data'), NODE_DISABLE_COMPILE_CACHE: '1' }
  const env = { ...process.env, ...own }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: clone, env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
const forecourt = (...args: string[]) => run('node', 'ops/bin/forecourt.mjs', 'remote', ...args)

describe('[MF-2] [MF-6] a remote that one command made', () => {
  beforeAll(() => {
    const { status, output } = forecourt('create', 'service-booking')
    expect(output).toMatch(
      /^Made mfe-service-booking: 11 files, with a page at \/service-booking and its tests\.\nTo see it: npm run dev -w mfe-service-booking/,
    )
    expect(status).toBe(0)
  })

  test('is a workspace in the lock file, and needs no other file changed', () => {
    const lock = JSON.parse(readFileSync(join(clone, 'package-lock.json'), 'utf8'))
    expect(lock.packages['mfe-service-booking']).toMatchObject({ name: '@forecourt/mfe-service-booking' })
    const before = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const added = Object.keys(lock.packages).filter((name) => !(name in before.packages))
    expect(added.sort()).toEqual(['mfe-service-booking', 'node_modules/@forecourt/mfe-service-booking'])
    expect(readFileSync(join(clone, 'package.json'), 'utf8')).toBe(readFileSync(join(root, 'package.json'), 'utf8'))
  })

  const passes = (program: string, ...args: string[]) => {
    const { status, output } = run(program, ...args)
    expect(output.slice(0, status === 0 ? 0 : undefined)).toBe('')
  }

  test('passes format and lint', () =>
    passes('biome', 'check', '--config-path=biome.package.json', '--error-on-warnings', 'mfe-service-booking'))

  test.each([
    ['format, lint and import rules', ['biome', 'check', '--error-on-warnings', 'mfe-service-booking']],
    ['types', ['tsc', '-p', '.', '--incremental', 'false']],
    ['dead code and dependencies', ['knip']],
    [
      'tests, its own and those of the import rules',
      ['vitest', 'run', 'mfe-service-booking', 'lint/import-rules', '--reporter=dot'],
    ],
  ] as const)('passes %s', { tags: 'exhaustive' }, (_what, [program, ...args]) => passes(program, ...args))

  test('builds, and is released as every other', () => {
    expect(forecourt('publish', 'mfe-service-booking', '--promote').output).toMatch(
      /^Published service-booking 1\.0\.0: \d+ files for browsers.*\nservice-booking 1\.0\.0 serves now\.$/m,
    )
  })

  test('cannot be made again, and the reason is printed', () => {
    const { status, output } = forecourt('create', 'service-booking')
    expect(output).toMatch(/There is a remote service-booking already, in mfe-service-booking\./)
    expect(status).toBe(1)
  })
})
