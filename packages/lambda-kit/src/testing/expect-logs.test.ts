import { test } from 'vitest'
import { expectLogs } from './expect-logs.ts'

expectLogs(/^of the file/)

test('what the file or the test expects is printed without a failure', () => {
  expectLogs(/^of the test/)
  process.stdout.write('of the file\n')
  // biome-ignore lint/suspicious/noConsole: it is what is tested
  console.warn('of the %s', 'test')
})

test.fails('what only another test expected fails a test', () => void process.stderr.write('of the test\n'))
