import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')
const documents = files.filter((file) => file.endsWith('.md') && existsSync(join(root, file)))
const packageSchema = z.object({ scripts: z._default(z.record(z.string(), z.string()), {}) })

const scriptsOf = (folder: string): string[] =>
  Object.keys(packageSchema.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))).scripts)
const scripts = scriptsOf('.')

/** A squad's day creates it. */
const exampleRemote = 'service-booking'

/** What follows a command on its line, up to a comment: its words. */
const wordsOf = (rest: string): string[] => rest.split(/ #| {2}/)[0]?.match(/\S+/g) ?? []

function matches(text: string, command: RegExp): string[][] {
  return [...text.matchAll(command)].map(([, rest = '']) => wordsOf(rest))
}

/** Commands that name a script, a folder or a test that is not there. */
function unknownCommands(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const runs = matches(text, /npm run ([^`\n]*)/g).flatMap(([script = '', ...rest]) => {
    const folder = rest[0] === '-w' ? (rest[1] ?? '') : '.'
    // `mfe-…` stands for any remote.
    if (folder !== '.' && !existsSync(join(root, folder, 'package.json'))) return folder.endsWith('…') ? [] : [folder]
    const known = folder === '.' ? scripts : scriptsOf(folder)
    return known.includes(script.replace(/[^\w:]+$/, '')) ? [] : [script]
  })
  const units = matches(text, /npx vitest run ([^`\n]*)/g)
    .flat()
    .filter((path) => !path.startsWith('-') && !files.some((known) => known.includes(path)))
  const browserTests = [
    ...matches(text, /playwright\.config\.ts ([^`\n]*)/g),
    ...matches(text, /pages\.config\.ts ([^`\n]*)/g),
    ...matches(text, /npm run e2e -- ([^`\n]*)/g),
  ]
    .flat()
    .filter((name) => !files.some((known) => known.endsWith('.e2e.ts') && known.includes(name)))
  return [...runs, ...units, ...browserTests].filter((name) => !name.includes(exampleRemote))
}

test.each(documents)('every npm script, folder and test that %s names exists', (file) => {
  expect(unknownCommands(file)).toEqual([])
})
