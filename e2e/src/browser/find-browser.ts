import { execFileSync } from 'node:child_process'
import { accessSync, constants, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'

/** The search's view of the machine; tests pass a fake. */
export type Machine = {
  env: Record<string, string | undefined>
  platform: NodeJS.Platform
  isRoot: boolean
  home: string
  /** The text of /etc/os-release, '' without one. */
  osRelease: string
  /** The path of Playwright's own Chromium, installed or not. */
  playwrightPath: string
  /** The path of Playwright's own headless shell, once it is installed. */
  playwrightShell(): string | undefined
  isExecutable(path: string): boolean
  /** Runs a program with its progress and errors on the terminal; throws when it fails. */
  run(program: string, args: string[]): void
  say(line: string): void
}

const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge']
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
const windowsPrograms = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

/** Chromium without its user interface: a page takes less than half of the processor time. */
const headlessShell = 'chromium-headless-shell'

/** Where programs may be, the likeliest first. */
export const pathsOf = (programs: readonly string[], { env }: Machine): string[] => {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'].filter(Boolean)
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)))
}

/** Candidate paths of an installed Chrome or Chromium, the likeliest first. */
function installedPaths(machine: Machine): string[] {
  const { env, platform, home } = machine
  if (platform === 'darwin') {
    const folders = ['/Applications', `${home}/Applications`]
    return folders.flatMap((folder) => macApps.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`))
  }
  if (platform === 'win32') {
    const folders = windowsFolders.flatMap((name) => env[name] ?? [])
    return folders.flatMap((folder) => windowsPrograms.map((program) => `${folder}\\${program}`))
  }
  return pathsOf(commands, machine)
}

const advice = `No Chrome or Chromium was found or could be installed, and browser tests need one. Any of these helps:
  - install Chrome or Chromium the usual way for this system
  - where Playwright's servers are not reached, set PLAYWRIGHT_DOWNLOAD_HOST to a mirror of them
  - set CHROMIUM_PATH to the program of one that is already here`

/** Whether packages were installed: only as root on Debian or a system made from it. */
export function installOnDebian(machine: Machine, ...names: string[]): boolean {
  if (!machine.isRoot || !/^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(machine.osRelease)) return false
  machine.say(
    `Installing the ${names.join(' and ')} package${names.length > 1 ? 's' : ''} with apt-get (a minute or two) …`,
  )
  try {
    machine.run('apt-get', ['update', '-q'])
    machine.run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names])
    return true
  } catch (error) {
    machine.say(`The installation failed: ${error instanceof Error ? error.message : error}`)
    return false
  }
}

const playwrightProgram = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')

/** Installs Playwright's own Chromium in the user's cache folder, which needs no rights, and returns its path. */
function installOfPlaywright(machine: Machine, kind: 'shell' | 'whole'): string {
  machine.say(`Installing Playwright's own Chromium in the user's cache folder (a minute or two) …`)
  try {
    const flag = kind === 'shell' ? '--only-shell' : '--no-shell'
    machine.run(process.execPath, [playwrightProgram, 'install', flag, 'chromium'])
  } catch (error) {
    machine.say(`The installation failed: ${error instanceof Error ? error.message : error}`)
  }
  const installed = kind === 'shell' ? machine.playwrightShell() : machine.playwrightPath
  if (!installed || !machine.isExecutable(installed)) throw new Error(advice)
  try {
    machine.run(installed, ['--version'])
  } catch {
    throw new Error(`${installed} does not start: the system lacks libraries that Chromium needs.
Install them as root: npx playwright install-deps chromium`)
  }
  return installed
}

/** The program of CHROMIUM_PATH. */
function namedBrowser({ env, isExecutable }: Machine): string | undefined {
  const named = env.CHROMIUM_PATH
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no program at that path.`)
  return named
}

const findInstalled = (machine: Machine): string | undefined =>
  [...installedPaths(machine), machine.playwrightPath].find(machine.isExecutable)

/**
 * The path of a Chromium for tests: CHROMIUM_PATH, or Chromium's headless shell, which as root on Debian is installed; else an installed
 * browser; else Playwright's own headless shell, which it installs. Throws with advice if there is none.
 */
export function findTestBrowser(machine: Machine = thisMachine()): string {
  const findShell = () => pathsOf([headlessShell], machine).find(machine.isExecutable) ?? machine.playwrightShell()
  const named = namedBrowser(machine) ?? findShell()
  if (named) return named
  const shell = installOnDebian(machine, headlessShell) ? findShell() : undefined
  return shell ?? findInstalled(machine) ?? installOfPlaywright(machine, 'shell')
}

/**
 * The path of a whole Chromium: CHROMIUM_PATH, an installed Chrome or Chromium, Playwright's own, or one that it installs: on Debian as
 * root the package, else Playwright's own. Throws with advice if there is none.
 */
export function findBrowser(machine: Machine = thisMachine()): string {
  const found = namedBrowser(machine) ?? findInstalled(machine)
  if (found) return found
  // Ubuntu's package of this name only installs a snap, so the result is searched for too.
  const packaged = installOnDebian(machine, 'chromium') ? findInstalled(machine) : undefined
  return packaged ?? installOfPlaywright(machine, 'whole')
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function readOsRelease(): string {
  try {
    return readFileSync('/etc/os-release', 'utf8')
  } catch {
    return ''
  }
}

/** Playwright keeps the shell beside the whole browser, under another name but the same revision; it has no call that says where. */
function playwrightShell(): string | undefined {
  const [, root, revision] = chromium.executablePath().match(/^(.*)chromium-(\d+)/) ?? []
  const pattern = `chromium_headless_shell-${revision}/*/{chrome-headless-shell,headless_shell}{,.exe}`
  const [shell] = root ? globSync(pattern, { cwd: root }) : []
  return root && shell && join(root, shell)
}

export const thisMachine = (): Machine => ({
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  home: homedir(),
  osRelease: readOsRelease(),
  playwrightPath: chromium.executablePath(),
  playwrightShell,
  isExecutable,
  // A line for each of a hundred packages is no progress that people read; what goes wrong is on the other stream.
  run: (program, args) =>
    void execFileSync(program, args, { stdio: ['inherit', program === 'apt-get' ? 'ignore' : 'inherit', 'inherit'] }),
  say: (line) => console.error(line),
})
