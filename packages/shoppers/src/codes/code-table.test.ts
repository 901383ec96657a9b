import { codeRules } from '@forecourt/domain/shoppers/code-rules'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { beforeEach, describe, expect, test } from 'vitest'
import { noteSession, removeCode, secondsToResend, storeCode, useCode } from './code-table.ts'

withLocalTables()

const place = { tenant: 'harbourside', phone: '+61412345678' }
const sentMs = Date.UTC(2026, 10, 2)
const [resendMs, validMs] = [codeRules.resendSeconds * 1000, codeRules.validSeconds * 1000]
const take = (code: string, attempt?: string, afterMs = 1000) =>
  useCode('key', place, { code, attempt }, sentMs + afterMs)

let code = ''
beforeEach(async () => {
  await removeCode(place)
  code = (await storeCode('key', place, sentMs))?.code ?? ''
})

describe('to the millisecond', () => {
  test.each([
    [0, 30, false],
    [1, 30, false],
    [resendMs - 1, 1, false],
    [resendMs, 0, true],
  ])('%d ms after a code another waits %d seconds, and is stored: %s', async (afterMs, seconds, isStored) => {
    expect(await secondsToResend(place, sentMs + afterMs)).toBe(seconds)
    expect((await storeCode('key', place, sentMs + afterMs)) !== null).toBe(isStored)
  })

  test.each([
    [validMs - 1, true],
    [validMs, false],
  ])('%d ms after it was sent a code works: %s', async (afterMs, works) => {
    expect((await take(code, undefined, afterMs)) !== null).toBe(works)
  })
})

test('a refused code leaves the one before as it is', async () => {
  expect(await storeCode('key', place, sentMs + 1)).toBeNull()
  expect(await take(code)).toEqual({ usedAtMs: sentMs + 1000 })
})

test.each([
  ['the same try', 'a-try', 2000, true],
  ['another try', 'another', 2000, false],
  ['a try without an id', undefined, 2000, false],
  ['the same try to the end of the code’s life', 'a-try', validMs - 1, true],
  ['the same try after it', 'a-try', validMs, false],
])('a used code answers %s as before: %s', async (_, attempt, afterMs, isSame) => {
  const used = await take(code, 'a-try')
  await noteSession(place, used ?? { usedAtMs: 0 }, 'session-1')
  expect(await take(code, attempt, afterMs)).toEqual(isSame ? { usedAtMs: sentMs + 1000, session: 'session-1' } : null)
})

test('the session of a use that is over is not noted', async () => {
  await take(code, 'a-try')
  await noteSession(place, { usedAtMs: sentMs }, 'session-of-another')
  expect(await take(code, 'a-try', 2000)).toEqual({ usedAtMs: sentMs + 1000 })
})
