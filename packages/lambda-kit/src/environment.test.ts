import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { environment, tableName } from './environment.ts'

afterEach(() => vi.unstubAllEnvs())

const schema = z.object({
  TEST_FOLDER: z.string(),
  TEST_SECRET: z.string().check(z.minLength(8, 'at least 8 characters')),
  TEST_TTL_MS: z._default(z.coerce.number(), 5000),
})

test('whatever is missing or wrong is named at once, and values are not shown', () => {
  vi.stubEnv('TEST_SECRET', 'short')
  expect(environment(schema)).toThrow(
    'The environment is incomplete: TEST_FOLDER is missing; TEST_SECRET is not valid: at least 8 characters.',
  )
})

test('the environment is parsed by the first call, with defaults, and kept', () => {
  const settings = environment(schema)
  vi.stubEnv('TEST_FOLDER', '/a')
  vi.stubEnv('TEST_SECRET', 'long enough')
  expect(settings()).toEqual({ TEST_FOLDER: '/a', TEST_SECRET: 'long enough', TEST_TTL_MS: 5000 })
  vi.stubEnv('TEST_FOLDER', '/b')
  expect(settings().TEST_FOLDER).toBe('/a')
})

test('a table without a name is named by its variable', () => {
  vi.stubEnv('STOCK_TABLE', '')
  expect(() => tableName('stock')).toThrow('STOCK_TABLE is missing')
  vi.stubEnv('STOCK_TABLE', 'real-name')
  expect(tableName('stock')).toBe('real-name')
})
