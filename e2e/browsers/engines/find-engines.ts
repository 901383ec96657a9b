import { globSync } from 'node:fs'
import { findTestBrowser, installOnDebian, type Machine, pathsOf, thisMachine } from '../../src/browser/find-browser.ts'
import type { EngineName } from '../driver/driver.ts'

/** A program of an engine: the variable that names it, and otherwise where it is found. */
type Program = { variable: string; paths(machine: Machine): string[] }

const onPath =
  (...names: string[]) =>
  (machine: Machine) =>
    pathsOf(names, machine)

const firefoxOfMac = '/Applications/Firefox.app/Contents/MacOS/firefox'
const miniBrowsers = ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser']

const engines = {
  firefox: {
    programs: [
      { variable: 'FIREFOX_PATH', paths: (machine) => [...onPath('firefox-esr', 'firefox')(machine), firefoxOfMac] },
    ],
    packages: ['firefox-esr'],
  },
  webkit: {
    programs: [
      { variable: 'WEBKIT_DRIVER_PATH', paths: onPath('WebKitWebDriver') },
      { variable: 'WEBKIT_BROWSER_PATH', paths: () => globSync(miniBrowsers) },
      { variable: 'XVFB_PATH', paths: onPath('Xvfb') },
    ],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} satisfies Record<Exclude<EngineName, 'chromium'>, { programs: Program[]; packages: string[] }>

/**
 * The programs of an engine by the variables that name them, for the processes of its journeys. On Debian as root what is missing is
 * installed; otherwise an error says how to get it.
 */
export function findEngine(name: EngineName, machine: Machine = thisMachine()): Record<string, string> {
  if (name === 'chromium') return { CHROMIUM_PATH: findTestBrowser(machine) }
  const { programs, packages } = engines[name]
  const find = () =>
    programs.map(({ variable, paths }: Program) => {
      const named = machine.env[variable]
      return [variable, (named ? [named] : paths(machine)).find(machine.isExecutable)] as const
    })
  const isWhole = (found: ReturnType<typeof find>) => found.every(([, path]) => path !== undefined)
  let found = find()
  if (!isWhole(found) && installOnDebian(machine, ...packages)) found = find()
  if (!isWhole(found)) {
    const missing = found.flatMap(([variable, path]) => (path ? [] : [variable]))
    throw new Error(`Journeys in ${name} need Debian's ${packages.join(' and ')}, or programs that ${missing.join(', ')} name.
Without them: npm run test:browsers -- chromium`)
  }
  return Object.fromEntries(found.flatMap(([variable, path]) => (path ? [[variable, path]] : [])))
}
