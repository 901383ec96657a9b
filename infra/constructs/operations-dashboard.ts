import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  type MetricOptions,
  Row,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import { changesQueueName } from '../config/derived-names.ts'
import type { Stage } from '../config/stages.ts'

type OperationsDashboardProps = {
  stage: Stage
  api: HttpApi
  /** What AWS calls the functions of each team, by our names. */
  functions: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What AWS calls the tables. */
  tables: Readonly<Record<string, string>>
}

const period = Duration.minutes(5)
const height = 6

/**
 * The dashboard of operators: what shoppers get at the top, then the functions, then the data stores. A team has a row of its own: one
 * graph of all functions would have more metrics than AWS allows.
 */
export class OperationsDashboard extends Dashboard {
  constructor(scope: Construct, id: string, { stage, api, functions, tables }: OperationsDashboardProps) {
    super(scope, id, { dashboardName: `forecourt-${stage.name}`, defaultInterval: Duration.hours(12) })
    const graph = (title: string, left: IMetric[], label: string, width = 12) =>
      new GraphWidget({ title, left, width, height, leftYAxis: { min: 0, label, showUnits: false } })
    const ofEach = (
      names: Readonly<Record<string, string>>,
      metric: (name: string, label: string) => IMetric,
    ): IMetric[] => Object.entries(names).map(([label, name]) => metric(name, label))
    const rowOf = (team: string, own: Readonly<Record<string, string>>) => {
      const ofFunctions = (metricName: string, statistic: string) =>
        ofEach(own, (FunctionName, label) =>
          metricOf('AWS/Lambda', metricName, { statistic, label, dimensionsMap: { FunctionName } }),
        )
      const failures = ofEach(own, (_name, label) =>
        metricOf(`Forecourt/${stage.name}`, `${label}-failures`, { statistic: 'Sum', label }),
      )
      return new Row(
        graph(`${team}: failures`, failures, 'in 5 minutes', 6),
        graph(`${team}: time, 95 of 100`, ofFunctions('Duration', 'p95'), 'ms', 6),
        graph(`${team}: at the same time`, ofFunctions('ConcurrentExecutions', 'Maximum'), 'instances', 6),
        graph(`${team}: turned away`, ofFunctions('Throttles', 'Sum'), 'in 5 minutes', 6),
      )
    }
    const ofTables = (metricName: string) =>
      ofEach(tables, (TableName, label) =>
        metricOf('AWS/DynamoDB', metricName, { statistic: 'Sum', label, dimensionsMap: { TableName } }),
      )
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
        // Where each process has its own index, there is no queue.
        ...(stage.search.kind === 'embedded' ? [] : [graph('Behind the stock', [ageOfChanges(stage)], 'seconds')]),
      ),
    )
    this.addWidgets(new TextWidget({ markdown: '# What makes it, by team', width: 24, height: 1 }))
    this.addWidgets(...Object.entries(functions).map(([team, own]) => rowOf(team, own)))
    this.addWidgets(new TextWidget({ markdown: '# Data stores', width: 24, height: 1 }))
    this.addWidgets(
      new Row(
        graph('Reads of tables', ofTables('ConsumedReadCapacityUnits'), 'units in 5 minutes'),
        graph('Writes of tables', ofTables('ConsumedWriteCapacityUnits'), 'units in 5 minutes'),
      ),
    )
  }
}

const ageOfChanges = (stage: Stage): IMetric =>
  metricOf('AWS/SQS', 'ApproximateAgeOfOldestMessage', {
    statistic: 'Maximum',
    label: 'oldest change',
    dimensionsMap: { QueueName: changesQueueName(stage) },
  })

const metricOf = (namespace: string, metricName: string, props: MetricOptions): IMetric =>
  new Metric({ namespace, metricName, period, ...props })
