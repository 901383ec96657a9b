import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Dashboard, GraphWidget, type IMetric, Metric, Row, TextWidget } from 'aws-cdk-lib/aws-cloudwatch'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Stage } from '../config/stages.ts'
import type { ServiceFunction } from './service-function.ts'

type OperationsDashboardProps = {
  stage: Stage
  api: HttpApi
  functions: Readonly<Record<string, ServiceFunction>>
  tables: Readonly<Record<string, Table>>
  /** The queue of changes for the index, where there is one. */
  changes: IQueue | undefined
}

const period = Duration.minutes(5)
const height = 6

/** The dashboard of operators: what shoppers get at the top, then the functions, then the data stores. */
export class OperationsDashboard extends Dashboard {
  constructor(scope: Construct, id: string, { stage, api, functions, tables, changes }: OperationsDashboardProps) {
    super(scope, id, { dashboardName: `forecourt-${stage.name}`, defaultInterval: Duration.hours(12) })
    const graph = (title: string, left: IMetric[], label: string) =>
      new GraphWidget({ title, left, width: 12, height, leftYAxis: { min: 0, label, showUnits: false } })
    const ofEach = <T>(things: Readonly<Record<string, T>>, metric: (thing: T, label: string) => IMetric): IMetric[] =>
      Object.entries(things).map(([name, thing]) => metric(thing, name))
    const latency = (statistic: string) => api.metricLatency({ period, statistic, label: statistic })

    this.addWidgets(new TextWidget({ markdown: `# Forecourt ${stage.name}: what shoppers get`, width: 24, height: 1 }))
    this.addWidgets(
      new Row(
        graph('Requests', [api.metricCount({ period, label: 'requests' })], 'in 5 minutes'),
        graph(
          'Refused and failed',
          [
            api.metricClientError({ period, label: 'refused (4xx)' }),
            api.metricServerError({ period, label: 'failed (5xx)' }),
          ],
          'in 5 minutes',
        ),
      ),
      new Row(
        graph('Time to answer', [latency('p50'), latency('p95'), latency('p99')], 'ms'),
        ...(changes ? [graph('Behind the stock', [ageOf(changes)], 'seconds')] : []),
      ),
    )
    this.addWidgets(new TextWidget({ markdown: '# What makes it', width: 24, height: 1 }))
    this.addWidgets(
      new Row(
        graph(
          'Failures',
          ofEach(functions, ({ failures }, label) => labelled(failures, label)),
          'in 5 minutes',
        ),
        graph(
          'Time of a function, 95 of 100',
          ofEach(functions, (made, label) => made.metricDuration({ period, statistic: 'p95', label })),
          'ms',
        ),
      ),
      new Row(
        graph(
          'At the same time',
          ofEach(functions, (made, label) =>
            made.metric('ConcurrentExecutions', { period, statistic: 'Maximum', label }),
          ),
          'instances',
        ),
        graph(
          'Turned away',
          ofEach(functions, (made, label) => made.metricThrottles({ period, label })),
          'in 5 minutes',
        ),
      ),
    )
    this.addWidgets(new TextWidget({ markdown: '# Data stores', width: 24, height: 1 }))
    this.addWidgets(
      new Row(
        graph(
          'Reads of tables',
          ofEach(tables, (table, label) => table.metricConsumedReadCapacityUnits({ period, label })),
          'units in 5 minutes',
        ),
        graph(
          'Writes of tables',
          ofEach(tables, (table, label) => table.metricConsumedWriteCapacityUnits({ period, label })),
          'units in 5 minutes',
        ),
      ),
    )
  }
}

const ageOf = (changes: IQueue): IMetric =>
  changes.metricApproximateAgeOfOldestMessage({ period, statistic: 'Maximum', label: 'oldest change' })

const labelled = (metric: IMetric, label: string): IMetric =>
  metric instanceof Metric ? metric.with({ label }) : metric
