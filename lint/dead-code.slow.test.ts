import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outputOf, root } from './run-tool.ts'

type Named = { name: string }[]
type Report = { issues: { file: string; files: Named; exports: Named; dependencies: Named; unlisted: Named }[] }

test('dead exports, unused files, and unused and undeclared dependencies are refused, and nothing else is', () => {
  const folder = join(import.meta.dirname, 'fixtures/dead-code')
  const args = ['--directory', folder, '--config', join(root, 'knip.config.ts'), '--reporter', 'json']
  const { issues } = JSON.parse(outputOf('knip/bin/knip.js', args, root)) as Report
  const found = (kind: 'files' | 'exports' | 'dependencies' | 'unlisted') =>
    issues.flatMap((issue) => issue[kind].map(({ name }) => (name === issue.file ? name : `${issue.file} ${name}`)))
  expect(found('files')).toEqual(['packages/page/src/forgotten.ts'])
  expect(found('exports')).toEqual(['packages/price/src/price.ts nobodyCallsThis'])
  expect(found('dependencies')).toEqual(['packages/price/package.json csv-parse'])
  expect(found('unlisted')).toEqual(['packages/page/src/page.ts yaml'])
})

test('no export of the product is used by tests alone', () => {
  const args = ['--production', '--config', 'knip.production.config.ts', '--include', 'exports', '--reporter', 'json']
  const { issues } = JSON.parse(outputOf('knip/bin/knip.js', args, root)) as Report
  expect(issues.flatMap(({ file, exports }) => exports.map(({ name }) => `${file} ${name}`))).toEqual([])
})
