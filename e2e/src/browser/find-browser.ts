import { execFileSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
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
  isExecutable(path: string): boolean
  /** Runs a program with its output on the terminal; throws when it fails. */
  run(program: string, args: string[]): void
  say(line: string): void
}

const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge']
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
const windowsPrograms = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

/** Chromium without its user interface: a page takes less than half of the processor time. */
const headlessShell = 'chromium-headless-shell'

const pathsOf = (programs: readonly string[], { env }: Machine): string[] => {
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

const advice = `No Chrome or Chromium was found, and browser tests need one. Any of these helps:
  - install Chrome or Chromium the usual way for this system
  - npx playwright install chromium
  - set CHROMIUM_PATH to the program of one that is already here`

/** Whether a package was installed: only as root on Debian or a system made from it. */
function installOnDebian(machine: Machine, name: string): boolean {
  if (!machine.isRoot || !/^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(machine.osRelease)) return false
  machine.say(`Installing the ${name} package with apt-get (a minute or two) …`)
  try {
    machine.run('apt-get', ['update', '-q'])
    machine.run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name])
    return true
  } catch (error) {
    machine.say(`The installation failed: ${error instanceof Error ? error.message : error}`)
    return false
  }
}

/** The program of CHROMIUM_PATH. */
function namedBrowser({ env, isExecutable }: Machine): string | undefined {
  const named = env.CHROMIUM_PATH
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH is ${named}, but there is no program at that path.`)
  return named
}

/**
 * The path of a Chromium for tests: CHROMIUM_PATH, or Chromium's headless shell, which as root on Debian is installed; where there
 * is none, the browser that `findBrowser` finds.
 */
export function findTestBrowser(machine: Machine = thisMachine()): string {
  const findShell = () => pathsOf([headlessShell], machine).find(machine.isExecutable)
  const named = namedBrowser(machine) ?? findShell()
  if (named) return named
  return (installOnDebian(machine, headlessShell) ? findShell() : undefined) ?? findBrowser(machine)
}

/**
 * The path of a whole Chromium: CHROMIUM_PATH, an installed Chrome or Chromium, Playwright's own, or, on Debian as root, one that it
 * installs. Throws with advice if there is none.
 */
export function findBrowser(machine: Machine = thisMachine()): string {
  const find = () => [...installedPaths(machine), machine.playwrightPath].find(machine.isExecutable)
  const found = namedBrowser(machine) ?? find()
  if (found) return found
  // Ubuntu's package of this name only installs a snap, so the result is searched for too.
  const browser = installOnDebian(machine, 'chromium') ? find() : undefined
  if (!browser) throw new Error(advice)
  return browser
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

const thisMachine = (): Machine => ({
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  home: homedir(),
  osRelease: readOsRelease(),
  playwrightPath: chromium.executablePath(),
  isExecutable,
  run: (program, args) => void execFileSync(program, args, { stdio: 'inherit' }),
  say: (line) => console.error(line),
})
