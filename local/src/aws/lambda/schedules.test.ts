import { expect, test, vi } from 'vitest'
import { testFunction } from '../../testing/test-function.ts'
import { startSchedules } from './schedules.ts'

test('a schedule runs its function again and again with its event, also after it failed, until it is stopped', async () => {
  const handler = vi.fn(async (_event: unknown): Promise<unknown> => undefined)
  handler.mockRejectedValueOnce(new Error('down'))
  const other = vi.fn(async () => {})
  const onError = vi.fn()
  const every = { minutes: 2, description: 'Sweeps', event: { sweep: true } }
  const functions = [testFunction('sweep', { every }, handler), testFunction('other', {}, other)]
  const stop = startSchedules(functions, onError, 1)
  await vi.waitFor(() => expect(handler.mock.calls.length).toBeGreaterThanOrEqual(3))
  await stop()
  const { length } = handler.mock.calls
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(handler).toHaveBeenCalledTimes(length)
  expect(handler).toHaveBeenLastCalledWith({ sweep: true })
  expect(onError.mock.calls).toEqual([['The schedule of sweep failed', new Error('down')]])
  expect(other).not.toHaveBeenCalled()
})
