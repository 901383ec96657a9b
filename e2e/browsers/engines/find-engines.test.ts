import { expect, test } from 'vitest'
import type { Machine } from '../../src/browser/find-browser.ts'
import { findEngine } from './find-engines.ts'

function machine(programs: string[], changes: Partial<Machine> = {}): Machine & { ran: string[] } {
  const ran: string[] = []
  return {
    env: { PATH: '/usr/bin' },
    platform: 'linux',
    isRoot: false,
    home: '/home/someone',
    osRelease: 'ID=debian\n',
    playwrightPath: '/none',
    playwrightShell: () => undefined,
    isExecutable: (path) => programs.includes(path),
    run: (program, args) => {
      ran.push([program, ...args].join(' '))
      if (args.includes('install')) programs.push('/usr/bin/firefox-esr')
    },
    say: () => {},
    ran,
    ...changes,
  }
}

test('an installed Firefox is found, and FIREFOX_PATH comes before it', () => {
  expect(findEngine('firefox', machine(['/usr/bin/firefox']))).toEqual({ FIREFOX_PATH: '/usr/bin/firefox' })
  const named = machine(['/usr/bin/firefox', '/mine/firefox'], { env: { FIREFOX_PATH: '/mine/firefox' } })
  expect(findEngine('firefox', named)).toEqual({ FIREFOX_PATH: '/mine/firefox' })
})

test('Debian as root installs what is missing', () => {
  const debian = machine([], { isRoot: true })
  expect(findEngine('firefox', debian)).toEqual({ FIREFOX_PATH: '/usr/bin/firefox-esr' })
  expect(debian.ran).toContain('apt-get install -q -y --no-install-recommends firefox-esr')
})

test('a user who is not root reads which packages are missing, and which engine needs none', () => {
  const other = machine([])
  expect(() => findEngine('webkit', other)).toThrow(/webkit2gtk-driver and xvfb.*WEBKIT_DRIVER_PATH.*\n.*-- chromium/)
  expect(other.ran).toEqual([])
})
