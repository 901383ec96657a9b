import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))
const folders = new Set(files.map((file) => file.split('/')[0]))
/** Links of dealers' pages are the site's, which reading a tenant checks. */
const documents = files.filter((file) => file.endsWith('.md') && !/^tenants\/[^/]+\/pages\//.test(file))
/** `src/a/b.ts`, `b.test.ts`: names of source files. Builds are not in the repository. */
const sourceFile = /^(?!dist\/)[\w.@/-]+\.(ts|tsx|mjs|py)$/

/** Relative links, and source files and paths in backticks, that lead nowhere. */
function brokenPaths(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/^```.*?^```/gms, '')
  const links = [...text.matchAll(/\]\(([^)\s#]+)[^)\s]*\)/g)].map(([, link = '']) => link)
  const paths = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path)
  return [
    ...links.filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(root, dirname(file), link))),
    ...paths.filter((path) => isPath(path) && !existsSync(join(root, path))),
    ...paths.filter((path) => sourceFile.test(path) && !files.some((known) => `/${known}`.endsWith(`/${path}`))),
  ]
}

/** `other.md#part` and `#part` that name no heading. */
function brokenAnchors(file: string): string[] {
  const links = [...readFileSync(join(root, file), 'utf8').matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)]
  return links.flatMap(([, target = '', anchor = '']) => {
    const page = target === '' ? file : join(dirname(file), target)
    return page.endsWith('.md') && !anchorsOf(page).includes(anchor) ? [`${target}#${anchor}`] : []
  })
}

/** The anchors of its headings, as GitHub derives them. */
const anchorsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** A path from the root of the repository: its first part is a folder there. */
const isPath = (text: string): boolean => /^[\w.@-]+(\/[\w.@-]+)+\/?$/.test(text) && folders.has(text.split('/')[0])

test.each(documents)('every relative link and code path in %s exists', (file) => {
  expect(brokenPaths(file)).toEqual([])
})

test.each(documents)('every link of %s to a part of a page finds its heading', (file) => {
  expect(brokenAnchors(file)).toEqual([])
})

const words = (file: string) => readFileSync(join(root, file), 'utf8').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0

test('a task of operators is a page of at most 500 words, and the index links to each', () => {
  const pages = documents.filter((file) => file.startsWith('docs/operations/'))
  const index = readFileSync(join(root, 'docs/operations/README.md'), 'utf8')
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.filter((file) => words(file) > 500)).toEqual([])
  expect(pages.filter((file) => !file.endsWith('/README.md') && !index.includes(`(${basename(file)})`))).toEqual([])
})

test('a decision is a page of at most 400 words: what the code says too is left out', () => {
  const pages = documents.filter((file) => file.startsWith('docs/decisions/'))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.filter((file) => words(file) > 400)).toEqual([])
})
