import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { validateContext } from './validate-context.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const pages = globSync(['*.md', '*/*.md', 'docs/**/*.md', 'tools/*/*.md'], {
  cwd: repository,
  exclude: (path) => /node_modules/.test(String(path)),
})
const allCommands = pages.flatMap((page) =>
  [...readFileSync(`${repository}/${page}`, 'utf8').matchAll(/npx cdk (?:deploy|destroy|synth|diff)[^`#\n]*/g)].map(
    ([command]) => command.trim(),
  ),
)

const commands = allCommands.filter((command) => command.startsWith('npx cdk deploy'))

/** What a deploy may be of. The CDK adds whatever a named stack needs, so that one named without a word about it is two. */
const scopes = [/ --all\b/, / -c tenant=/, / -c remote=/, / -c team=/, / forecourt-\S+ --exclusively\b/]

test('every deploy that a guide names says all that it is of: the edge alone never takes the platform with it', () => {
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter((command) => scopes.filter((scope) => scope.test(command)).length !== 1)).toEqual([])
})

test('every argument that a guide gives to a command is one that it takes', () => {
  for (const command of allCommands) {
    const given = Object.fromEntries([...command.matchAll(/-c (\w+)=/g)].map(([, name = '']) => [name, 'x']))
    expect(() => validateContext(given), command).not.toThrow()
  }
})
