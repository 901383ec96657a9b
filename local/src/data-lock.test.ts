import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockData } from './data-lock.ts'

const folder = () => mkdtemp(join(tmpdir(), 'lock-'))

test('a data folder belongs to one process until it lets go', async () => {
  const dataDir = await folder()
  const release = await lockData(dataDir)
  await expect(lockData(dataDir)).rejects.toThrow(`Process ${process.pid} works on the data in ${dataDir}.`)
  await release()
  await (await lockData(dataDir))()
})

test.each(['99999999', '', 'rubbish'])('a lock that nobody living holds ("%s") is taken over', async (holder) => {
  const dataDir = await folder()
  await writeFile(join(dataDir, 'lock'), holder)
  await (await lockData(dataDir))()
})

test('of many that find a dead holder at once, one takes over', async () => {
  const dataDir = await folder()
  await writeFile(join(dataDir, 'lock'), '99999999')
  const starts = await Promise.allSettled(Array.from({ length: 12 }, () => lockData(dataDir)))
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readdir(dataDir)).toEqual(['lock'])
})
