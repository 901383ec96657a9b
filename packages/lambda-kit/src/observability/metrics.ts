import { requestFields } from './request-scope.ts'

type Metrics = {
  namespace: string
  dimensions?: Record<string, string>
  values: Record<string, number>
  /** What is counted here, where somebody will look for the line. */
  message?: string
}

/**
 * Writes one line from which CloudWatch makes metrics by itself (its embedded format): counts since the last line, of this process.
 * Like a log line it costs no call.
 */
export function logMetrics({ namespace, dimensions = {}, values, message }: Metrics): void {
  const metrics = Object.keys(values).map((name) => ({
    Name: name,
    Unit: name.endsWith('Ms') ? 'Milliseconds' : 'Count',
  }))
  const directive = { Namespace: namespace, Dimensions: [Object.keys(dimensions)], Metrics: metrics }
  const line = {
    _aws: { Timestamp: Date.now(), CloudWatchMetrics: [directive] },
    // No dimensions, which would make a metric of each: they find the line by any of them.
    ...(message !== undefined && { message }),
    ...requestFields(),
    ...dimensions,
    ...values,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
