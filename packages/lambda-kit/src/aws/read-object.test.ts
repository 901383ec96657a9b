import { expect, test } from 'vitest'
import { useFakeAws } from '../testing/fake-aws.ts'
import { readObject } from './read-object.ts'

const objects: Record<string, string> = { '/assets/remotes/search/1.0.0/page.css': '.a{}' }
useFakeAws((request, response) => {
  const text = objects[(request.url ?? '').split('?')[0] ?? '']
  response.writeHead(text === undefined ? 404 : 200).end(text)
})

test('an object reads as bytes by its key, and a missing one rejects', async () => {
  const read = readObject('assets')
  expect(new TextDecoder().decode(await read('remotes/search/1.0.0/page.css'))).toBe('.a{}')
  await expect(read('remotes/none')).rejects.toThrow()
})
