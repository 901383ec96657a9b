import { type ParseArgsConfig, parseArgs } from 'node:util'

type Flags = NonNullable<ParseArgsConfig['options']>

/**
 * What a command line says, by flag. Throws for what it may not say, with where it reads what it may: Node's own words end with
 * advice on its own syntax, which no command of ours has.
 */
export function readArguments<const O extends Flags>(command: string, options: O, args = process.argv.slice(2)) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    const [said = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=')\. |\. This |\n/)
    throw new Error(`${said.replace(/\.$/, '')}. What it takes: ${command} -- --help`)
  }
}

/** A flag's whole number. Throws with what it may be. */
export function wholeNumber(flag: string, text: string, most: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number
  throw new Error(`--${flag} is "${text}": it must be a whole number from 1 to ${most.toLocaleString('en-AU')}.`)
}
