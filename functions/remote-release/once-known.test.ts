import { expect, test, vi } from 'vitest'
import { onceKnown } from './once-known.ts'

const refusal = Object.assign(new Error('Not authorized to perform sts:AssumeRole'), { name: 'AccessDenied' })
const noPause = () => vi.fn(async (_ms: number) => undefined)

test('a role that IAM does not know everywhere yet is taken once it does', async () => {
  const pause = noPause()
  const take = vi.fn().mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal).mockResolvedValue('credentials')
  expect(await onceKnown(take, pause)).toBe('credentials')
  expect(pause).toHaveBeenCalledTimes(2)
})

test('one that is refused for twenty seconds is refused for good', async () => {
  const pause = noPause()
  await expect(onceKnown(() => Promise.reject(refusal), pause)).rejects.toBe(refusal)
  expect(pause.mock.calls.reduce((sum, [ms]) => sum + ms, 0)).toBe(20_000)
})

test('whatever else is wrong is told at once', async () => {
  const pause = noPause()
  await expect(onceKnown(() => Promise.reject(new Error('no network')), pause)).rejects.toThrow('no network')
  expect(pause).not.toHaveBeenCalled()
})
