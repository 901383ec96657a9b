import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deadLetters, tableDeadLetters } from './dead-letters.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dead-letters-'))
})
afterEach(() => rm(folder, { recursive: true }))

const dropped = (...ids: string[]) => ({
  keys: ids.map((id) => ({ dealership_slug: { S: 'd' }, id: { S: id } })),
  error: new Error('no'),
})

const keep = async <T>(keys: T): Promise<T> => keys

test('what was dropped is kept, each vehicle once, until it is taken', async () => {
  const letters = deadLetters(folder)
  expect(await letters.take(keep)).toEqual([])
  await letters.add(dropped('A', 'B'))
  await letters.add(dropped('B'))
  expect(await deadLetters(folder).list()).toHaveLength(2)
  expect(await letters.take(keep)).toEqual([
    { dealership_slug: 'd', id: 'A' },
    { dealership_slug: 'd', id: 'B' },
  ])
  await letters.add(dropped('C'))
  expect(await letters.take(keep)).toEqual([{ dealership_slug: 'd', id: 'C' }])
  expect(await letters.list()).toEqual([])
})

test('where there is no data folder yet nothing waits', async () => {
  expect(await deadLetters(join(folder, 'none')).list()).toEqual([])
})

test('what one takes while another uses what it took is not lost, whichever of them ends first', async () => {
  const letters = deadLetters(folder)
  await letters.add(dropped('A'))
  await letters.take(async () => {
    await letters.add(dropped('B'))
    const second = deadLetters(folder).take(async (keys) => {
      expect(keys).toHaveLength(2)
      throw new Error('stopped')
    })
    await expect(second).rejects.toThrow('stopped')
  })
  expect((await letters.list()).map(({ id }) => id)).toContain('B')
})

test('what a reader failed to use is there again, and so is what was dropped meanwhile', async () => {
  const letters = deadLetters(folder)
  await letters.add(dropped('A'))
  const use = async () => {
    await letters.add(dropped('B'))
    throw new Error('stopped')
  }
  await expect(letters.take(use)).rejects.toThrow('stopped')
  expect(await letters.list()).toHaveLength(2)
  expect(await letters.take(keep)).toHaveLength(2)
  expect(await letters.list()).toEqual([])
})

test("a function's dead letters are its own, by the whole key of its table", async () => {
  const keys = { tenant: { S: 'harbourside' }, lead_id: { S: '1' } }
  await tableDeadLetters(folder, 'leads', 'lead-delivery').add({ keys: [keys] })
  expect(await tableDeadLetters(folder, 'leads', 'lead-delivery').list()).toEqual([keys])
  expect(await tableDeadLetters(folder, 'leads', 'other').list()).toEqual([])
  expect(await deadLetters(folder).list()).toEqual([])
})
