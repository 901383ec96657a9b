import type { LogLine } from '@forecourt/lambda-kit/observability/log-line'
import * as z from 'zod/mini'

/** A metric since the start: its last value, and the sum of all where it counts something. */
export type Metric = { name: string; last: number; total: number | undefined; at: Date }

/** Lines in CloudWatch's embedded metric format. */
const lineSchema = z.looseObject({
  _aws: z.object({
    Timestamp: z.number(),
    CloudWatchMetrics: z.array(
      z.object({ Namespace: z.string(), Metrics: z.array(z.object({ Name: z.string(), Unit: z.string() })) }),
    ),
  }),
})

/** A duration or an age: its sum says nothing. */
const isSpan = (name: string): boolean => /(Ms|Seconds)$/.test(name)

/** Keeps what CloudWatch would have of the lines that it is given. */
export function collectMetrics() {
  const metrics = new Map<string, Metric>()
  return {
    add(line: LogLine): void {
      const { data } = lineSchema.safeParse(line)
      for (const { Namespace, Metrics } of data?._aws.CloudWatchMetrics ?? [])
        for (const { Name } of Metrics) {
          const name = `${Namespace.replace(/^Forecourt\//, '')} ${Name}`
          const last = Number(line[Name])
          const total = isSpan(Name) ? undefined : (metrics.get(name)?.total ?? 0) + last
          metrics.set(name, { name, last, total, at: new Date(data?._aws.Timestamp ?? 0) })
        }
    },
    /** By name. */
    list: (): Metric[] => [...metrics.values()].sort((a, b) => a.name.localeCompare(b.name)),
  }
}
