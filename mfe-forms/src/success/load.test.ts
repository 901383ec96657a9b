import { testSite } from '@forecourt/contracts/testing/test-site'
import { ApiError, type LoadApi, type PageContext } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { load } from './load.ts'

/** Loads the page at a mark whose answer is `answer`. */
function loadMarked(answer: () => unknown) {
  const context: PageContext = { request: { path: '/success', params: {}, query: 'sent=a.b' }, site: testSite() }
  return load(context, { get: (async () => answer()) as unknown as LoadApi['get'] })
}

const failing = (code: ConstructorParameters<typeof ApiError>[0]) => () => {
  throw new ApiError(code, 'It failed.')
}

test('[RT-10] a mark says what was sent', async () => {
  const data = { sent: { category: 'Service Booking' } }
  expect(await loadMarked(() => ({ category: 'Service Booking' }))).toEqual({ kind: 'found', data })
})

test.each(['not_found', 'bad_request'] as const)('[RT-10] nobody is thanked for a mark that is %s', async (code) => {
  expect(await loadMarked(failing(code))).toEqual({ kind: 'found', data: {} })
})

test('[RT-10] where a mark cannot be read, nobody who sent a form reads that nothing was sent', async () => {
  await expect(loadMarked(failing('internal'))).rejects.toThrow('It failed.')
})
