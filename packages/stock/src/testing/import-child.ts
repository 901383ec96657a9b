import { createReadStream } from 'node:fs'
import { importStock } from '../import-stock.ts'

/** A process of its own that imports a CSV and tells how far it is, so that a test can kill it on the way. */
const [, , file = '', dealership = ''] = process.argv
const report = await importStock({
  source: createReadStream(file),
  format: 'csv',
  dealership,
  file,
  now: new Date('2026-11-02T00:00:00Z'),
  allowShrink: false,
  onProgress: ({ rows }) => process.stdout.write(`${rows}\n`),
})
process.stdout.write(`${JSON.stringify(report)}\n`)
