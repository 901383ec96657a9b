import { writeLine } from './log-line.ts'
import { requestFields } from './request-scope.ts'

type Metrics = {
  namespace: string
  dimensions?: Record<string, string>
  values: Record<string, number>
  /** What is counted, for people who search the log. */
  message?: string
}

/**
 * Writes one line that CloudWatch turns into metrics (embedded metric format): this process's counts since the last line. It costs
 * no call.
 */
export function logMetrics({ namespace, dimensions = {}, values, message }: Metrics): void {
  const metrics = Object.keys(values).map((name) => ({
    Name: name,
    Unit: name.endsWith('Ms') ? 'Milliseconds' : 'Count',
  }))
  const directive = { Namespace: namespace, Dimensions: [Object.keys(dimensions)], Metrics: metrics }
  const line = {
    _aws: { Timestamp: Date.now(), CloudWatchMetrics: [directive] },
    // Not as dimensions, each value of which would be a metric of its own; the line can be searched by all of them.
    ...(message !== undefined && { message }),
    ...requestFields(),
    ...dimensions,
    ...values,
  }
  writeLine(line)
}
