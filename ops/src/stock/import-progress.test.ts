import { expect, test } from 'vitest'
import { progressText, progressView } from './import-progress.ts'

const mega = 1_000_000

test('reports the share, bytes, rows, their rate and the rejected rows', () => {
  expect(progressText({ bytes: 3 * mega, rows: 4000, refused: 0 }, 6 * mega, 2)).toBe(
    '50% · 3.0 MB of 6.0 MB · 4,000 rows · 2,000 a second',
  )
  expect(progressText({ bytes: 6 * mega, rows: 10, refused: 3 }, 6 * mega, 0)).toBe(
    '100% · 6.0 MB of 6.0 MB · 10 rows · 0 a second · 3 refused',
  )
})

function watch(isTTY: boolean) {
  const written: string[] = []
  let now = 0
  const output = { isTTY, columns: 80, write: (text: string) => written.push(text) > 0 }
  const view = progressView(output as never, 100 * mega, () => now)
  return {
    written,
    view,
    at: (ms: number, bytes: number) => {
      now = ms
      view.update({ bytes, rows: 1, refused: 0 })
    },
  }
}

test('on a terminal a bar is redrawn in place, at most ten times a second, and cleared at the end', () => {
  const { written, view, at } = watch(true)
  for (const ms of [0, 50, 99, 120, 130]) at(ms, 50 * mega)
  expect(written).toHaveLength(2)
  expect(written[0]).toContain(`\r\u001B[2K${'█'.repeat(15)}${'░'.repeat(15)} 50%`)
  view.end()
  expect(written.at(-1)).toBe('\r\u001B[2K')
})

test('elsewhere a plain line is written now and then', () => {
  const { written, view, at } = watch(false)
  for (const ms of [0, 100, 4999, 5000, 6000, 10_000]) at(ms, 10 * mega)
  view.end()
  expect(written).toHaveLength(2)
  expect(written[0]).toBe('10% · 10.0 MB of 100.0 MB · 1 rows · 0 a second\n')
})
