import { type ParseArgsConfig, parseArgs } from 'node:util'
import { numberText } from '@forecourt/domain/text/numbers'

type Flags = NonNullable<ParseArgsConfig['options']>

/**
 * What a command line says: its flags, and what stands beside them. Throws for a flag that it does not have, with where it reads what
 * it may: Node's own words end with advice on its own syntax, which no command of ours has.
 */
export function readCommandLine<const O extends Flags>(command: string, options: O, args = process.argv.slice(2)) {
  return readWith(command, () => parseArgs({ args, options, allowPositionals: true }))
}

/** What a command line says that takes flags alone, by flag. Throws as `readCommandLine` does. */
export function readArguments<const O extends Flags>(command: string, options: O, args = process.argv.slice(2)) {
  return readWith(command, () => parseArgs({ args, options }).values)
}

function readWith<T>(command: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const [said = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=')\. |\. This |\n/)
    throw new Error(`${said.replace(/\.$/, '')}. What it takes: ${command} -- --help`)
  }
}

/** A flag's whole number, both ends included, from 1 where nothing else is said. Throws with what it may be. */
export function wholeNumber(flag: string, text: string, { min = 1, max }: { min?: number; max: number }): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= min && number <= max) return number
  const [from, to] = [min, max].map((end) => numberText(end))
  throw new Error(`--${flag} is ${JSON.stringify(text)}: it must be a whole number from ${from} to ${to}.`)
}
