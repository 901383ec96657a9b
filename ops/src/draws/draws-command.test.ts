import { updateItem } from '@forecourt/lambda-kit/data/items'
import { addKnownSite } from '@forecourt/lambda-kit/tenants/known-sites'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { enterDraw, openDraw } from '@forecourt/leads/draws/enter-draw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { drawsCommand } from './draws-command.ts'

withLocalTables()
beforeAll(() => addKnownSite({ slug: 'northgate', dealerships: ['northgate'] }))

let output: string[]
beforeEach(() => {
  output = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text))
})

const run = (...args: string[]) =>
  drawsCommand(async () => ({ kind: 'here', dataDir: '', releasesDir: '', close: async () => {} }))
    .exitOverride()
    .parseAsync(args, { from: 'user' })

const prizes = [{ name: 'Car wash', claim: 'Say the code.', chance: 100, stock: 2 }]
const now = new Date('2026-12-02T00:00:00Z')

test('[RT-21] what was drawn is listed and verified, and what was changed afterwards is found', async () => {
  await run('list')
  expect(output).toEqual(['No draw has begun.'])
  const draw = { id: 'summer', name: 'Summer', starts: '', ends: '', terms: '', prizes }
  const opening = await openDraw('northgate', draw, now)
  for (const mark of ['one', 'two']) await enterDraw(opening, mark, now)
  await run('list', '--site', 'northgate')
  expect(output.at(-1)).toMatch(/northgate +summer +2026-12-02T00:00:00.000Z +2 +2 +Car wash: 0/)
  await run('verify', 'summer')
  expect(output.at(-1)).toContain('summer of northgate: all 2 entries follow from the seed')
  await updateItem('draws', { tenant: 'northgate', draw: 'summer#000002' }, { set: { mark: 'one' } })
  await expect(run('verify', 'summer')).rejects.toThrow('Entry 2 is a second one of its phone number.')
})

test('what is not there is an error', async () => {
  await expect(run('verify', 'winter')).rejects.toThrow('There is no draw "winter" here.')
  await expect(run('list', '--site', 'nobody')).rejects.toThrow('The sites are: northgate.')
})
