import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What formats numbers and dates by itself, and why it may. */
const formatters: Record<string, string> = {
  'packages/domain/src/text/numbers.ts': 'the home of numbers',
}

test('numbers and dates are formatted by domain/text alone: numbers.ts and date.ts', { tags: 'long' }, () => {
  const pattern = 'toLocale(Date|Time)?String\\(|Intl\\.(NumberFormat|DateTimeFormat)'
  // Tests write what they expect by other means than the code.
  const code = ['*.ts', '*.tsx', ':!e2e', ':!*.test.ts', ':!*.test.tsx', ':!*.e2e.ts', ':!tools/mutants']
  const args = ['grep', '--untracked', '-lE', pattern, '--', ...code]
  const found = execFileSync('git', args, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' })
  expect(found.trim().split('\n').sort()).toEqual(Object.keys(formatters).sort())
})
