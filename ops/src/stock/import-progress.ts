import { numberText } from '@forecourt/domain/text/numbers'
import type { ImportProgress } from '@forecourt/stock/import/import-stock'

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>

export type ProgressView = { update(progress: ImportProgress): void; end(): void }

const redrawMs = 100
const lineEveryMs = 5000
const barWidth = 30

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** Progress of an import: a bar on a terminal, a plain line every few seconds elsewhere. */
export function progressView(
  output: Output,
  totalBytes: number,
  clock: () => number = () => performance.now(),
): ProgressView {
  const startedAt = clock()
  let drawnAt = output.isTTY ? Number.NEGATIVE_INFINITY : startedAt
  return {
    update(progress) {
      const now = clock()
      if (now - drawnAt < (output.isTTY ? redrawMs : lineEveryMs)) return
      drawnAt = now
      const text = progressText(progress, totalBytes, (now - startedAt) / 1000)
      output.write(output.isTTY ? `\r\u001B[2K${bar(progress.bytes / totalBytes)} ${text}` : `${text}\n`)
    },
    end() {
      if (output.isTTY) output.write('\r\u001B[2K')
    },
  }
}

function bar(share: number): string {
  const full = Math.round(Math.min(1, share) * barWidth)
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)}`
}

export function progressText({ bytes, rows, refused }: ImportProgress, totalBytes: number, seconds: number): string {
  const percent = Math.min(100, Math.floor((bytes / totalBytes) * 100))
  const rate = seconds > 0 ? Math.round(rows / seconds) : 0
  const parts = [
    `${percent}%`,
    `${megabytes(bytes)} of ${megabytes(totalBytes)}`,
    `${numberText(rows)} rows`,
    `${numberText(rate)} a second`,
  ]
  return [...parts, ...(refused > 0 ? [`${numberText(refused)} refused`] : [])].join(' · ')
}
