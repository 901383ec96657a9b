import { afterEach, describe, expect, test, vi } from 'vitest'
import { amounts } from './amounts.ts'
import { moment } from './field-readers.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  [amounts.kilometres, '28,410 km', 28_410],
  [amounts.kilometres, '28 410KMs', 28_410],
  [amounts.dollars, '$38,990.40', 38_990],
  [amounts.dollars, '30000.50', 30_001],
  [amounts.kilometres, '28,410.0', 28_410],
  [amounts.dollars, 'AUD 38990', 38_990],
  [amounts.dollarsAWeek, '$249 / week', 249],
  [amounts.litres, '2.5 L', 2.5],
  [amounts.litresPer100Km, '7.9 L/100 km', 7.9],
  [amounts.cubicCentimetres, '649cc', 649],
  [amounts.doors, '5 doors', 5],
])('[IN-5] %o reads %s as %d', (reader, text, value) => {
  expect(reader(text)).toEqual({ ok: true, value })
})

test.each([
  [amounts.dollars, '38k', 'must be a number alone, or in aud'],
  [amounts.dollars, '25.990', 'must have no point, or one before cents'],
  [amounts.dollars, '25.000', 'must have no point, or one before cents'],
  [amounts.kilometres, '10.5 km', 'must be a whole number'],
  [amounts.kilometres, '28.000', 'must be a whole number'],
  [amounts.dollars, '38,990 USD', 'must be a number alone, or in aud'],
  [amounts.kilometres, '100,000 mi', 'must be a number alone, or in km, kms, kilometres'],
  [amounts.kilometres, 'low', 'is not a number'],
  [amounts.kilowatts, '180 hp', 'must be a number alone, or in kw'],
  [amounts.seats, '5 to 7', 'must be a number alone, or in seat, seats, seater'],
  [amounts.kilometres, '1.2.3', 'is not a number'],
])('[IN-5] %o rejects %s: another unit is another number', (reader, text, reason) => {
  expect(reader(text)).toEqual({ ok: false, reason })
})

describe.each(['Australia/Sydney', 'America/Los_Angeles'])('[IN-5] read in %s', (zone) => {
  test.each([
    ['2026-11-01', '2026-11-01T00:00:00.000Z'],
    ['2026-11-01T03:04:05', '2026-11-01T03:04:05.000Z'],
    ['2026-11-01 03:04', '2026-11-01T03:04:00.000Z'],
    ['2026-11-01T03:04:05.1234567z', '2026-11-01T03:04:05.123Z'],
    ['2026-11-01T14:04:05+1100', '2026-11-01T03:04:05.000Z'],
    ['2026-11-01T14:04:05+11:00', '2026-11-01T03:04:05.000Z'],
  ])('%s is %s', (text, value) => {
    vi.stubEnv('TZ', zone)
    expect(moment(text)).toEqual({ ok: true, value })
  })

  test.each(['soon', '2026-13-01', '2026-11-01 soon', '%s is not a time'])('%s is no moment', (text) => {
    vi.stubEnv('TZ', zone)
    expect(moment(text)).toEqual({ ok: false, reason: 'must be a moment as 2026-11-21T09:30:00Z' })
  })
})
