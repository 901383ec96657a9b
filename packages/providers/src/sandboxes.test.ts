import { expect, test } from 'vitest'
import { providers } from './needs.ts'
import { defineSandbox } from './sandbox-server.ts'
import { sandboxes, startSandbox } from './sandboxes.ts'

test('lists every provider with its faults', () => {
  expect(sandboxes.map(({ name }) => name)).toEqual(Object.keys(providers))
  for (const { title, faults } of sandboxes) {
    expect(title).not.toBe('')
    expect(faults).toContain('slow')
  }
})

test.each(sandboxes.map((definition) => [definition.name, definition] as const))(
  '%s refuses a fault that it does not have',
  (_, definition) => expect(() => definition.create().setFault('no such fault')).toThrow(/has no fault/),
)

test('keeps the newest 500 messages and no others', { tags: 'long' }, async () => {
  let number = 0
  const counting = defineSandbox({
    name: 'counting',
    title: 'Counting',
    faults: [],
    receive: () => ({ reply: { status: 204 }, message: { number: ++number } }),
  }).create()
  const server = await startSandbox(counting)
  try {
    for (let sent = 0; sent < 505; sent += 1) await fetch(server.url, { method: 'POST' })
  } finally {
    await server.close()
  }
  expect(counting.inbox()).toHaveLength(500)
  expect(counting.inbox().at(-1)).toEqual({ number: 505 })
})
