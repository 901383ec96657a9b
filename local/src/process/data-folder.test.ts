import { mkdtemp, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataFolder } from './data-folder.ts'

test('makes the data folder with all folders above it, once or twice', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'data-')), 'a/b')
  await makeDataFolder(folder)
  await makeDataFolder(folder)
  expect((await stat(folder)).isDirectory()).toBe(true)
})

test('a file, and a folder below one, are refused by the name of the setting', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'data-')), 'file')
  await writeFile(file, '')
  await expect(makeDataFolder(file)).rejects.toThrow(`DATA_DIR cannot be made: ${file} is no folder`)
  await expect(makeDataFolder(join(file, 'x'))).rejects.toThrow(/^DATA_DIR cannot be made: ENOTDIR/)
})

test.runIf(process.platform === 'linux')('and so is one where no folder can ever be, without waiting', async () => {
  await expect(makeDataFolder('/proc/x/y')).rejects.toThrow(/^DATA_DIR cannot be made: ENOENT/)
})
