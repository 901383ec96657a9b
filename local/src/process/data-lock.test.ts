import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lockData } from './data-lock.ts'

const folder = () => mkdtemp(join(tmpdir(), 'lock-'))

test('a data folder belongs to one process until it is released', async () => {
  const dataDir = await folder()
  const release = await lockData(dataDir)
  await expect(lockData(dataDir)).rejects.toThrow(`Process ${process.pid} works on the data in ${dataDir}.`)
  await release()
  await (await lockData(dataDir))()
})

const isLinux = process.platform === 'linux'

test.runIf(isLinux)(
  'a lock of an earlier process that had our own number, as in a container, is taken over',
  async () => {
    const dataDir = await folder()
    await (await lockData(dataDir))()
    await writeFile(join(dataDir, 'lock'), `${process.pid} another-boot:17`)
    await (await lockData(dataDir))()
  },
)

test.runIf(isLinux)(
  'a number that another process has by now holds nothing; one whose beginning is not known does',
  async () => {
    const dataDir = await folder()
    await writeFile(join(dataDir, 'lock'), '1')
    await expect(lockData(dataDir)).rejects.toThrow('Process 1 works on the data')
    await writeFile(join(dataDir, 'lock'), '1 another-boot:17')
    await (await lockData(dataDir))()
  },
)

test('a process that we may not signal lives', async () => {
  const dataDir = await folder()
  await writeFile(join(dataDir, 'lock'), '4711')
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' })
  })
  await expect(lockData(dataDir)).rejects.toThrow('Process 4711 works on the data')
  kill.mockRestore()
})

test.each(['99999999', '', 'rubbish'])('a lock without a living holder ("%s") is taken over', async (holder) => {
  const dataDir = await folder()
  await writeFile(join(dataDir, 'lock'), holder)
  await (await lockData(dataDir))()
})

test('of many that find a dead holder at once, one takes over', { tags: 'long' }, async () => {
  const dataDir = await folder()
  await writeFile(join(dataDir, 'lock'), '99999999')
  // And a process that was taking it over died too.
  await writeFile(join(dataDir, 'lock.turn'), '99999998')
  await writeFile(join(dataDir, 'lock.turn.turn'), '99999997')
  const starts = await Promise.allSettled(Array.from({ length: 12 }, () => lockData(dataDir)))
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readdir(dataDir)).toEqual(['lock'])
})
