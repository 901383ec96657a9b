import { putItem } from '@forecourt/lambda-kit/data/items'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { afterEach, expect, test, vi } from 'vitest'
import { duplicatePuts } from '../testing/duplicate-puts.ts'
import { emptyReport, latestImports, recordImport, recordStart } from './import-records.ts'

withLocalTables()
afterEach(() => vi.restoreAllMocks())

const begun = (dealership_slug: string, file: string, second = 0) =>
  emptyReport({ dealership_slug, file, now: new Date(Date.UTC(2026, 10, 1, 0, 0, second)) })

const filesOf = async (dealership: string) => (await latestImports(dealership, 9)).map(({ file }) => file)

test('[IN-5] two imports that begin in the same millisecond have separate reports', async () => {
  const reports = ['a.csv', 'b.csv'].map((file) => begun('same', file))
  await Promise.all(reports.map(recordStart))
  expect(new Set(reports.map(({ started_at }) => started_at)).size).toBe(2)
  expect((await filesOf('same')).sort()).toEqual(['a.csv', 'b.csv'])
})

test('[IN-5] a start whose first response was lost is recorded once', async () => {
  duplicatePuts()
  const report = begun('lossy', 'a.csv')
  await recordStart(report)
  vi.restoreAllMocks()
  await recordImport({ ...report, rows: 5 })
  expect(await latestImports('lossy', 9)).toEqual([{ ...report, rows: 5 }])
})

test('[IN-5] unknown fields of a newer release’s report are dropped, and only an unreadable report is missing', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await recordStart(begun('newer', 'old.csv', 0))
  await putItem('imports', { ...begun('newer', 'format.xml', 1), format: 'xml' })
  await putItem('imports', { ...begun('newer', 'rows.csv', 2), rows: 'many' })
  expect(await filesOf('newer')).toEqual(['format.xml', 'old.csv'])
  expect(await filesOf('newer')).toEqual(['format.xml', 'old.csv'])
  const logged = write.mock.calls.map(([line]) => JSON.parse(String(line)).message)
  expect(logged.sort()).toEqual([
    "The report of newer's import of 2026-11-01T00:00:01.000Z has fields that this release does not know",
    "The report of newer's import of 2026-11-01T00:00:02.000Z is unreadable",
  ])
})
