import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSources } from './duplicates.ts'

const maxFiles = 20

/** Folders that may hold more, and why. */
const larger: Record<string, string> = {
  'mfe-forms/src/checkout': 'a form, its steps and their styles, which only each other import',
  'mfe-forms/src/lead-form': 'a page of each lead form with its styles',
  'mfe-search/src/results': 'the parts of one page with their styles',
  'shell/src/server': 'the steps of one document',
}

test(`a folder has at most ${maxFiles} files of source, tests and styles, other than those listed`, {
  tags: 'long',
}, () => {
  const counts = new Map<string, number>()
  const root = fileURLToPath(new URL('..', import.meta.url))
  for (const file of readSources(root).keys()) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const found = [...counts].filter(([, files]) => files > maxFiles).map(([folder]) => folder)
  expect(found.sort()).toEqual(Object.keys(larger).sort())
})
