import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { declaredPages } from './declared-pages.ts'

test('the pages of remotes are read, and of an invalid remote.json it is said what is wrong', () => {
  expect(declaredPages()).toContain('/cars/:slug')
  const folder = mkdtempSync(join(tmpdir(), 'remotes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'mfe-trade-in'))
  const pages = [{ path: '/trade-in', expose: 'page' }]
  const manifest = { name: 'trade-in', title: 'Trade-in', exposes: { './page': './src/page.tsx' }, pages, parts: [] }
  writeFileSync(join(folder, 'mfe-trade-in', 'remote.json'), JSON.stringify(manifest))
  expect(() => declaredPages(pathToFileURL(`${folder}/`))).toThrow(
    /^mfe-trade-in\/remote\.json is not valid\.\npages\[0\]\.expose: found "page"; allowed is /,
  )
})
