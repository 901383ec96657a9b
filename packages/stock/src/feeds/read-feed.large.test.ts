import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const program = join(import.meta.dirname, '../testing/read-long-feed.ts')

/** The reader, its parsers and Node itself need 12 MB. The rest would hold fewer than a tenth of the vehicles. */
const heapMb = 16

test.each(['csv', 'json'])(
  '[IN-5] 100,000 valid rows of %s are read in a heap that is too small for all of them',
  async (format) => {
    const run = promisify(execFile)
    const { stdout } = await run(process.execPath, [`--max-old-space-size=${heapMb}`, program, format, '100000'])
    expect(JSON.parse(stdout)).toEqual({ vehicle: 100_000 })
  },
  240_000,
)
