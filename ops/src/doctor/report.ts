import { countOf } from '@forecourt/domain/text/numbers'
import type { Finding } from './finding.ts'

const marks = { good: '✓', warning: '!', bad: '✗' } as const

/** The findings as lines for a terminal: the worst last, where readers look first. */
export function doctorReport(name: string, findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ area }) => area.length))
  const order = Object.keys(marks)
  const sorted = findings.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  const lines = sorted.map((finding) => {
    const line = `${marks[finding.state]} ${finding.area.padEnd(width)}  ${finding.say}`
    return finding.state === 'good' ? line : `${line}\n  ${' '.repeat(width)}  ${finding.todo}`
  })
  return [`Forecourt on ${name}`, ...lines, summary(findings)].join('\n')
}

function summary(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  const [bad, warnings] = [count('bad'), count('warning')]
  if (bad + warnings === 0) return 'No problems found.'
  const counts = [bad > 0 && countOf(bad, 'problem'), warnings > 0 && countOf(warnings, 'warning')]
  return `${counts.filter(Boolean).join(', ')}.`
}
