import type { LogLine } from '@forecourt/lambda-kit/observability/log-line'

type TerminalOptions = {
  write(text: string): void
  /** Of a terminal that can rewrite its last line; undefined in a pipe or a file. */
  columns: number | undefined
  /** Every line of the log as JSON, in place of the short ones. */
  isDebug: boolean
  /** Where leads can be read. */
  leadsUrl(): string
  now?(): Date
}

const clearLine = '\r\u001b[2K'

/**
 * What `npm start` shows: while it starts, the current step, in a terminal on one line with its seconds; then the addresses; then a short
 * line for each warning, error and delivered lead.
 */
export function terminal({ write, columns, isDebug, leadsUrl, now = () => new Date() }: TerminalOptions) {
  let step: { text: string; since: number; timer: NodeJS.Timeout } | undefined

  function drawStep(): void {
    if (!step || !columns) return
    const seconds = Math.round((now().getTime() - step.since) / 1000)
    write(`${clearLine}${shortened(`${step.text} … ${seconds} s`, columns - 1)}`)
  }
  function endStep(): void {
    if (!step) return
    clearInterval(step.timer)
    if (columns) write(clearLine)
    step = undefined
  }
  /** Above the step, which is drawn again below. */
  function print(text: string): void {
    write(`${step && columns ? clearLine : ''}${text}\n`)
    drawStep()
  }
  return {
    /** What is being done from now on. */
    step(text: string): void {
      endStep()
      if (!columns) write(`${text} …\n`)
      else step = { text, since: now().getTime(), timer: setInterval(drawStep, 1000).unref() }
      drawStep()
    },
    /** The addresses, each with what is there; nothing follows but lines of the log. */
    ready(addresses: readonly (readonly [url: string, what: string])[]): void {
      endStep()
      const width = Math.max(...addresses.map(([url]) => url.length))
      write(`Ready\n${addresses.map(([url, what]) => `  ${url.padEnd(width)}  ${what}\n`).join('')}`)
    },
    line(line: LogLine): void {
      const text = isDebug ? JSON.stringify(line) : shortLine(line, leadsUrl)
      if (text) print(isDebug ? text : `${now().toTimeString().slice(0, 8)}  ${text}`)
    },
    close: endStep,
  }
}

const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, Math.max(0, length - 1))}…` : text

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A warning, an error or a delivered lead in a few words; undefined for every other line. */
export function shortLine(line: LogLine, leadsUrl: () => string): string | undefined {
  if (Number(line.TargetsDelivered) > 0)
    return `delivered  ${asText(line.message) || `${line.TargetsDelivered} messages of leads, at last`}; see ${leadsUrl()}`
  if (!('level' in line)) return undefined
  const about = [line.tenant, line.route].map(asText).filter(Boolean).join(', ')
  const message = asText(line.message)
  // The first line of a stack is the error itself.
  const [cause = ''] = asText(line.stack).split('\n')
  const isNew = cause && cause !== 'undefined' && !message.includes(cause) && !cause.endsWith(message)
  const why = isNew ? ` (${cause})` : ''
  return `${line.level === 'warn' ? 'warning' : 'error'}  ${about ? `${about}: ` : ''}${message}${why}`
}
