import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listTenants, readTenant } from '@forecourt/tenants'
import { expect, test } from 'vitest'
import { isTitleCase, titleCaseTexts } from './title-case.ts'
import { names, sentToDealers, specified } from './title-case-texts.ts'

const root = join(import.meta.dirname, '..')
const packages = ['content', 'domain', 'share-picture', 'shell-api', 'ui'].map((name) => `packages/${name}/src`)
const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', 'mfe-*/src/**', 'shell/src', ...packages]
const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e)\.tsx?$|\/testing\//.test(file))
const ofSource = files.flatMap((file) => titleCaseTexts(readFileSync(join(root, file), 'utf8')))

/** What a dealer calls its pages, and its sections of the home page and the footer. */
function ofDealer(slug: string): string[] {
  const { name, menu, footer, home } = readTenant(slug)
  const groups = [...menu, ...footer].flatMap((group) => [group, ...(group.links ?? [])])
  const labels = [...groups, ...(home?.sections ?? [])].flatMap((one) => [
    'label' in one ? one.label : '',
    'title' in one && one.title ? one.title : '',
  ])
  return labels.filter((text) => text !== name && isTitleCase(text))
}
const ofDealers = listTenants().flatMap(ofDealer)
const found = new Set([...ofSource, ...ofDealers])
const known = new Set([...specified, ...sentToDealers, ...names])

test('buttons and headings have sentence case, but for texts of the specification', () => {
  expect([...found].filter((text) => !known.has(text))).toEqual([])
})

test('each text that may have Title Case is somewhere', () => {
  expect([...known].filter((text) => !found.has(text))).toEqual([])
})

test('finds Title Case in quotes, templates and markup, and takes names and sentences for what they are', () => {
  const source = [
    "const a = 'Clear Filters'",
    'const b = `Book $' + '{x} Now`',
    '<p>',
    '  Show All Cars',
    '</p>',
    '<b>See More</b>',
  ]
  expect(titleCaseTexts(source.join('\n'))).toEqual(['Clear Filters', 'Book Now', 'Show All Cars', 'See More'])
  expect(titleCaseTexts("const c = ['New Kia', 'Sold. Ask us', 'Clear filters', 'GPS and ABS']")).toEqual([])
})
