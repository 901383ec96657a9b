import { describe, expect, test } from 'vitest'
import { findBrowser, findTestBrowser, type Machine } from './find-browser.ts'

const ownShell = '/home/someone/.cache/ms-playwright/shell'

/** A Linux machine without a browser, with a user who is not root. */
function machine(
  changes: Partial<Machine> & { programs?: string[] } = {},
): Machine & { ran: string[]; said: string[] } {
  const { programs = [], ...rest } = changes
  const ran: string[] = []
  const said: string[] = []
  return {
    env: { PATH: '/opt/tools:/usr/bin' },
    platform: 'linux',
    isRoot: false,
    home: '/home/someone',
    osRelease: 'NAME="Some Linux"\nID=debian\n',
    playwrightPath: '/home/someone/.cache/ms-playwright/chrome',
    playwrightShell: () => programs.find((program) => program === ownShell),
    isExecutable: (path) => programs.includes(path),
    run: (program, args) => void ran.push([program, ...args].join(' ')),
    say: (line) => void said.push(line),
    ran,
    said,
    ...rest,
  }
}

describe('finding a browser', () => {
  test('CHROMIUM_PATH comes before everything else', () => {
    const env = { PATH: '/usr/bin', CHROMIUM_PATH: '/mine/chrome' }
    expect(findBrowser(machine({ env, programs: ['/usr/bin/chromium', '/mine/chrome'] }))).toBe('/mine/chrome')
  })

  test('a CHROMIUM_PATH without a program is an error, and nothing else is searched', () => {
    const env = { CHROMIUM_PATH: '/gone/chrome' }
    expect(() => findBrowser(machine({ env, programs: ['/usr/bin/chromium'] }))).toThrow(
      'CHROMIUM_PATH is /gone/chrome',
    )
  })

  test('an installed Chrome comes before an installed Chromium, and both before the one of Playwright', () => {
    const own = '/home/someone/.cache/ms-playwright/chrome'
    expect(findBrowser(machine({ programs: [own, '/usr/bin/chromium', '/usr/bin/google-chrome'] }))).toBe(
      '/usr/bin/google-chrome',
    )
    expect(findBrowser(machine({ programs: [own, '/usr/bin/chromium'] }))).toBe('/usr/bin/chromium')
    expect(findBrowser(machine({ programs: [own] }))).toBe(own)
  })

  test('every folder of PATH is searched', () => {
    expect(findBrowser(machine({ programs: ['/opt/tools/chromium'] }))).toBe('/opt/tools/chromium')
  })

  test('on a Mac the applications folders are searched', () => {
    const chrome = '/home/someone/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(findBrowser(machine({ platform: 'darwin', programs: [chrome] }))).toBe(chrome)
  })

  test('on Windows the program folders of the environment are searched', () => {
    const chrome = 'D:\\Apps\\Google\\Chrome\\Application\\chrome.exe'
    const env = { 'PROGRAMFILES(X86)': 'D:\\Apps' }
    expect(findBrowser(machine({ platform: 'win32', env, programs: [chrome] }))).toBe(chrome)
  })
})

describe('finding a browser for tests', () => {
  const shell = '/usr/bin/chromium-headless-shell'

  test('the headless shell comes before an installed Chrome, and CHROMIUM_PATH before both', () => {
    const programs = ['/usr/bin/google-chrome', shell, '/mine/chrome']
    expect(findTestBrowser(machine({ programs }))).toBe(shell)
    expect(findTestBrowser(machine({ programs, env: { CHROMIUM_PATH: '/mine/chrome' } }))).toBe('/mine/chrome')
  })

  test('Debian as root installs the headless shell, even beside a Chromium', () => {
    const programs = ['/usr/bin/chromium']
    const run = (_: string, args: string[]) => {
      if (args.includes('install')) programs.push(shell)
    }
    expect(findTestBrowser(machine({ isRoot: true, programs, run }))).toBe(shell)
  })

  test('where it cannot be installed, an installed Chromium is used', () => {
    const run = () => {
      throw new Error('no network')
    }
    expect(findTestBrowser(machine({ isRoot: true, programs: ['/usr/bin/chromium'], run }))).toBe('/usr/bin/chromium')
    expect(findTestBrowser(machine({ programs: ['/usr/bin/chromium'] }))).toBe('/usr/bin/chromium')
  })
})

describe('without a browser', () => {
  test('Debian as root installs the chromium package, with a message', () => {
    const programs: string[] = []
    const debian = machine({ isRoot: true, programs })
    const run = (program: string, args: string[]) => {
      debian.ran.push([program, ...args].join(' '))
      if (args.includes('install')) programs.push('/usr/bin/chromium')
    }
    expect(findBrowser({ ...debian, run, isExecutable: (path) => programs.includes(path) })).toBe('/usr/bin/chromium')
    expect(debian.ran).toEqual(['apt-get update -q', 'apt-get install -q -y --no-install-recommends chromium'])
    expect(debian.said.join()).toContain('Installing the chromium package')
  })

  test.each([
    ['a user who is not root', {}],
    ['a system that is not Debian', { isRoot: true, osRelease: 'ID=fedora\n' }],
  ])('%s gets the Chromium of Playwright, shown by its version to start', (_, changes) => {
    const programs: string[] = []
    const other = machine({ ...changes, programs })
    const run = (program: string, args: string[]) => {
      other.ran.push([program, ...args].join(' '))
      if (args.includes('--only-shell')) programs.push(ownShell)
      if (args.includes('--no-shell')) programs.push(other.playwrightPath)
    }
    const installing = { ...other, run, isExecutable: (path: string) => programs.includes(path) }
    expect(findTestBrowser(installing)).toBe(ownShell)
    expect(findBrowser(installing)).toBe(other.playwrightPath)
    expect(other.ran.map((command) => command.replace(/^.*\/cli.js/, 'playwright'))).toEqual([
      'playwright install --only-shell chromium',
      `${ownShell} --version`,
      'playwright install --no-shell chromium',
      `${other.playwrightPath} --version`,
    ])
    expect(other.said.join()).toContain("Installing Playwright's own Chromium")
  })

  test('a Chromium that does not start ends with the command that installs the libraries', () => {
    const programs: string[] = []
    const run = (_: string, args: string[]) => {
      if (args.includes('--version')) throw new Error('libnss3.so: cannot open shared object file')
      programs.push(ownShell)
    }
    expect(() => findTestBrowser(machine({ programs, run }))).toThrow('npx playwright install-deps chromium')
  })

  test('a package that cannot be installed leaves Playwright, and the advice when that fails too', () => {
    const ran: string[] = []
    const run = (program: string) => {
      ran.push(program)
      throw new Error('no network')
    }
    const debian = machine({ isRoot: true, run })
    expect(() => findBrowser(debian)).toThrow('set CHROMIUM_PATH')
    expect(ran).toEqual(['apt-get', process.execPath])
    expect(debian.said.join()).toContain('no network')
  })
})
