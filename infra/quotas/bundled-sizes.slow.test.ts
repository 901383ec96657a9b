import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { functions } from '@forecourt/functions/needs'
import { afterAll, expect, test } from 'vitest'
import { deployApp } from '../testing/deploy-app.ts'
import { bundledSizes } from './bundled-sizes.ts'
import { measureStacks } from './measure.ts'
import { measuredStacks } from './stage-usages.ts'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-bundles-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('every function is measured as it is bundled, with the shell that renders documents', {
  tags: 'exhaustive',
  timeout: 180_000,
}, async () => {
  const { codeBytes } = await bundledSizes(folder, { name: 'dev' })
  const assembly = (await deployApp({ stage: 'dev' })).synth()
  const code = measureStacks(measuredStacks(assembly, codeBytes)).filter(({ limit }) => limit === 'code')
  expect(code).toHaveLength(Object.keys(functions).length)
  expect(code.filter(({ used }) => used < 50_000)).toEqual([])
  const of = (name: string) => code.find((usage) => usage.of.includes(`: ${name}`))?.used ?? 0
  expect(of('document')).toBeGreaterThan(of('registry'))
})
