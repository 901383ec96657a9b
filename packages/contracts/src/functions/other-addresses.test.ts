import { expect, test } from 'vitest'
import type { FunctionNeeds, FunctionRuns } from './needs.ts'
import { addressProblems } from './other-addresses.ts'

const methods = ['GET'] as const
const onPath = (path: string): FunctionRuns => ({ paths: [{ path: path as `/${string}`, methods }] })

test.each([
  ['a page', '/cars/{slug}'],
  ['every page', '/{proxy+}'],
  ['what has no route', '$default'],
  ["another team's endpoint", '/api/leads'],
])("a squad's function cannot take %s", (_what, path) => {
  expect(addressProblems('finance', onPath(path))).toEqual([
    `answers ${path} (runs.paths), and addresses beside the rows are the platform's, pages among them: declare a row in packages/contracts/src/endpoints and name it in runs.http.`,
  ])
})

test("a squad's function cannot answer documents", () => {
  expect(addressProblems('finance', { documents: true })).toEqual([expect.stringContaining('(runs.documents)')])
})

test('the platform takes paths, and nothing that is none', () => {
  expect(addressProblems('platform', { ...onPath('/robots.txt'), documents: true })).toEqual([])
  expect(addressProblems('platform', onPath('$default'))).toEqual([
    'answers $default (runs.paths), which is no path: it begins with "/".',
  ])
})

test("the types of a squad's needs have neither", () => {
  // @ts-expect-error: addresses beside the rows are the platform's.
  const paths = { paths: [{ path: '/x', methods }] } satisfies FunctionNeeds['runs']
  // @ts-expect-error: so are documents.
  const documents = { documents: true } satisfies FunctionNeeds['runs']
  // @ts-expect-error: `$default` is no path.
  const anything = { paths: [{ path: '$default', methods }] } satisfies FunctionRuns
  expect([paths, documents, anything]).toHaveLength(3)
})
