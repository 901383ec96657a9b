import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folders = [join(import.meta.dirname, 'photos'), join(import.meta.dirname, '../../tenants')]

const pictures = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.avif'))
    .map((file) => join(folder, file)),
)

test('a clone spends at most 45 MB on pictures, and no picture is a torso', () => {
  const sizes = pictures.map((file) => statSync(file).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000_000)
  expect(pictures.filter((_, index) => (sizes[index] ?? 0) < 1000)).toEqual([])
})
