import { expect, test } from 'vitest'
import { versionSchema } from './release.ts'

test.each(['0.0.0', '1.4.0', '10.20.30', '1.4.0-beta.1', '0.0.0-dev.7', '1.0.0-0', '1.0.0-0a.x-y'])(
  '%s is a version',
  (version) => expect(versionSchema.safeParse(version).success).toBe(true),
)

test.each([
  'banana',
  '1.4',
  '01.0.0',
  '1.00.0',
  '1.0.01',
  '1.0.0-beta.01',
  '1.0.0-',
  '1.0.0-a..b',
  '1.0.0+build',
  ' 1.0.0',
])('%j is none', (version) => expect(versionSchema.safeParse(version).success).toBe(false))
