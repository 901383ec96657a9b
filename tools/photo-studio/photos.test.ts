import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const studio = import.meta.dirname
const hasPython = spawnSync('python3', ['--version']).status === 0

/** Asked of a Python that has nothing but its standard library, as one without the studio's set-up is. */
const ask = (...args: string[]) =>
  spawnSync('python3', ['-I', '-S', '-c', run, ...args], { cwd: studio, encoding: 'utf8' })
const run = 'import sys, runpy; sys.path.insert(0, "."); runpy.run_module("studio", run_name="__main__")'

describe('without any Python', () => {
  /** The command where neither the studio's own Python is nor any other. */
  const call = (...args: string[]) => {
    const copy = mkdtempSync(join(tmpdir(), 'photos-'))
    for (const file of ['photos.mjs', 'usage.txt', 'set-up.txt']) cpSync(join(studio, file), join(copy, file))
    const command = [join(copy, 'photos.mjs'), ...args]
    const called = spawnSync(process.execPath, command, { encoding: 'utf8', env: { PATH: copy } })
    rmSync(copy, { recursive: true })
    return called
  }

  test.each(['--help', '-h'])('%s prints the usage', (flag) => {
    const usage = expect.stringMatching(/^usage: npm run photos/)
    expect(call(flag)).toMatchObject({ status: 0, stdout: usage, stderr: '' })
    expect(call('--draft', flag)).toMatchObject({ status: 0, stdout: usage })
  })

  test.each(['--left', '--bogus', 'suv red front'])('%s prints which Python answers, and which renders', (asked) => {
    const { status, stderr } = call(asked)
    expect(stderr).toMatch(
      /^There is no Python here\. Any Python 3 answers --left .*\.\n\nTo render .* exactly Python 3\.11/,
    )
    expect(status).toBe(1)
  })
})

test('the usage names every option that the studio knows, and no other', () => {
  const textOf = (file: string) => readFileSync(join(studio, file), 'utf8')
  const known = [...textOf('studio/__main__.py').matchAll(/add_argument\("(--\w+)"/g)].map(([, name]) => name)
  const documented = [...textOf('usage.txt').matchAll(/^ {2}(--\w+)/gm)].map(([, name]) => name)
  expect(documented.toSorted()).toEqual(['--help', ...known].toSorted())
})

test('the usage names the tenants of heroes and tiles, the kinds of sheets and the threads that there are', () => {
  const textOf = (file: string) => readFileSync(join(studio, file), 'utf8')
  /** The first names of a table, which are indented by four spaces. */
  const tenantsIn = (file: string, table: string) => {
    const [, rows = ''] = textOf(file).match(new RegExp(`^${table} = \\{$(.*?)^\\}$`, 'ms')) ?? []
    return [...rows.matchAll(/^ {4}"(\w+)":/gm)].map(([, name]) => name).join(', ')
  }
  const [, sheets = ''] = textOf('studio/__main__.py').match(/^SHEETS = \((.*)\)$/m) ?? []
  const [, threads = ''] = textOf('studio/__main__.py').match(/"--threads", type=int, default=(\d+)/) ?? []
  const usage = textOf('usage.txt')
  for (const said of [
    `--hero TENANT…   ${tenantsIn('studio/heroes.py', 'HEROES')}\n`,
    `--tiles TENANT…  ${tenantsIn('studio/tiles.py', 'TILES')}\n`,
    `side by side: ${sheets.replaceAll('"', '')}\n`,
    `(default ${threads})`,
  ])
    expect(usage).toContain(said)
})

describe.skipIf(!hasPython)('without Blender', () => {
  test('it lists what is left to render', () => {
    expect(ask('--left')).toMatchObject({ status: 0, stdout: expect.stringMatching(/pictures? left\n$|is there\.\n$/) })
  })

  test.each([
    [['--bogus'], 'unrecognized arguments: --bogus'],
    [['--hero', 'nosuch'], "argument --hero: invalid choice: 'nosuch'"],
    [['--tiles', 'harbourside'], "argument --tiles: invalid choice: 'harbourside'"],
    [['--sheet', '/nonexistent/x.png'], 'argument --sheet: there is no folder /nonexistent'],
    [['--sheet', 'x.txt'], 'argument --sheet: x.txt does not end in one of .png'],
    [['suv pink front'], 'No colour is called pink: white, grey'],
    [['suv red front@pink'], 'No look is called pink: dusk, showroom'],
  ])('%j is refused in a line', (args, line) => {
    const { status, stderr } = ask(...args)
    expect(stderr.startsWith(line), stderr).toBe(true)
    expect(stderr).not.toContain('Traceback')
    expect(status).toBeGreaterThan(0)
  })

  test('asked for a picture, it says how it is set up', () => {
    expect(ask('--draft', 'suv red front')).toMatchObject({ status: 1, stderr: expect.stringContaining('pip install') })
    expect(ask('--tiles', 'northgate')).toMatchObject({ status: 1, stderr: expect.stringContaining('pip install') })
  })
})
