import { expect, test } from 'vitest'
import { decodedPath } from './decoded-path.ts'

test.each([
  ['/cars/citro%C3%ABn', '/cars/citroën'],
  ['/100%-finance', '/100%-finance'],
  ['/cars/%E0%A4%A', '/cars/%E0%A4%A'],
])('%s reads %s', (path, read) => expect(decodedPath(path)).toBe(read))
