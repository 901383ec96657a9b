import { customResourceEvent } from '@forecourt/lambda-kit/testing/custom-resource-event'
import type { Call } from '@forecourt/stock-search/opensearch/connection'
import { expect, test } from 'vitest'
import { indexAccess } from './endpoint.ts'

const eventOf = (type: 'Create' | 'Delete') =>
  customResourceEvent({
    type,
    stack: 'forecourt-dev-platform',
    id: 'index-access',
    answersTo: 'http://127.0.0.1:9',
    properties: { Owner: 'owner', Readers: ['search', 'document'], Writers: ['stock-index', 'stock-reindex'] },
  })

async function toldBy(type: 'Create' | 'Delete') {
  const calls: Call[] = []
  expect(await indexAccess(eventOf(type), () => async (call) => void calls.push(call))).toBe('index-access')
  return calls.map(({ method, path, body }) => [method, path.split('/').at(-1), body])
}

test('[IN-3] readers get the role that reads all and holds moments of it, writers and the owner the one that does everything', async () => {
  expect(await toldBy('Create')).toEqual([
    ['PUT', 'all_access', { backend_roles: ['owner', 'stock-index', 'stock-reindex'] }],
    ['PUT', 'readall', { backend_roles: ['search', 'document'] }],
  ])
})

test('with its stack nothing has to be taken back', async () => {
  expect(await toldBy('Delete')).toEqual([])
})
