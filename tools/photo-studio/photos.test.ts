import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

const studio = import.meta.dirname
const hasPython = spawnSync('python3', ['--version']).status === 0

/** Asked of a Python that has nothing but its standard library, as one without the studio's set-up is. */
const ask = (...args: string[]) =>
  spawnSync('python3', ['-I', '-S', '-c', run, ...args], { cwd: studio, encoding: 'utf8' })
const run = 'import sys, runpy; sys.path.insert(0, "."); runpy.run_module("studio", run_name="__main__")'

describe.skipIf(!hasPython)('without Blender', () => {
  test('it tells how it is called, and what is left to render', () => {
    expect(ask('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^usage: npm run photos/) })
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
