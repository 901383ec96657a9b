import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messageFor, rulesFile } from './biome-rules.ts'
import { packageRules } from './import-rules.ts'
import { outputOf, root } from './run-tool.ts'

const byPath = 'Another package is imported by its name, never by a relative path.'
const cycle = 'This import is part of a cycle.'

type Report = { diagnostics: { message: string; severity: string; location: { path: string } }[] }

/** What Biome says about each file of a folder of fixtures, linted as if the folder were the repository. */
function lint(folder: string, into: string): Map<string, string[]> {
  cpSync(join(import.meta.dirname, 'fixtures', folder), into, { recursive: true })
  for (const file of ['biome.json', '.gitignore', 'lint/import-rules.json']) cpSync(join(root, file), join(into, file))
  const rules = ['--only=style/noRestrictedImports', '--only=suspicious/noImportCycles']
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', ...rules, '.']
  const report = JSON.parse(outputOf('@biomejs/biome/bin/biome', args, into)) as Report
  const said = new Map<string, string[]>()
  for (const { message, location } of report.diagnostics) {
    said.set(location.path, [...(said.get(location.path) ?? []), message])
  }
  return said
}

const filesOf = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, 'fixtures', folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )

const packageOf = (file: string): string =>
  Object.keys(packageRules).find((folder) => new RegExp(`^${folder.replace('*', '[^/]+')}/`).test(file)) ?? ''

function expectedMessage(file: string): string {
  if (/by-path/.test(file)) return byPath
  return /cycle/.test(file) ? cycle : messageFor(packageOf(file))
}

let scratch: string
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'forecourt-lint-'))
})
afterAll(() => rmSync(scratch, { recursive: true }))

test('Biome’s rules are generated from the table', () => {
  expect(readFileSync(join(import.meta.dirname, 'import-rules.json'), 'utf8'), 'run `npm run lint:rules`').toBe(
    rulesFile(),
  )
})

test('every workspace with code has a line in the table', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  const all = workspaces.flatMap((folder) => (folder === 'packages/*' ? packages : [folder]))
  expect(Object.keys(packageRules).sort()).toEqual(all.filter((folder) => !['e2e', 'bench'].includes(folder)).sort())
})

describe('imports that break the table', () => {
  let said: Map<string, string[]>
  beforeAll(() => {
    said = lint('broken', join(scratch, 'broken'))
  })

  test.each(filesOf('broken'))('%s is rejected with its reason', (file) => {
    expect(said.get(file)).toEqual([expectedMessage(file)])
  })

  test('every line of the table is broken once', () => {
    const broken = new Set(filesOf('broken').map(packageOf))
    expect(Object.keys(packageRules).filter((folder) => !broken.has(folder))).toEqual([])
  })
})

test('allowed imports pass', { tags: 'long' }, () => {
  expect([...lint('clean', join(scratch, 'clean'))]).toEqual([])
})
