import { readCommandLine, wholeNumber } from '@forecourt/command-line/read-arguments'
import { type EngineName, engineNames } from './driver/driver.ts'

export const help = `npm run test:browsers [-- ENGINE… OPTIONS]

Runs the journeys in ${engineNames.join(', ')}, or in the engines that are named, on a platform that it starts.

  -t PATTERN     only journeys whose name fits
  --bail N       ends after N journeys have failed
  --help         this text
  JOURNEY_PORT   the port of a platform that runs, in place of a new one`

const isName = (text: string): text is EngineName => engineNames.some((name) => name === text)

/** What a command line asks for; `options` are vitest's. Throws for what it may not say. */
export function readCommand(args: string[]) {
  const flags = {
    testNamePattern: { type: 'string', short: 't' },
    bail: { type: 'string' },
    help: { type: 'boolean', default: false },
  } as const
  const { values, positionals } = readCommandLine('npm run test:browsers', flags, args)
  const engines = positionals.filter(isName)
  const other = positionals.find((text) => !isName(text))
  if (other !== undefined) throw new Error(`There is no engine "${other}".`)
  const { testNamePattern: pattern, bail } = values
  const options = [
    ...(pattern === undefined ? [] : ['-t', pattern]),
    ...(bail === undefined ? [] : [`--bail=${wholeNumber('bail', bail, { max: 1000 })}`]),
  ]
  return { isHelp: values.help, engines: engines.length > 0 ? engines : engineNames, options }
}
