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
  /** What AWS calls the functions of all teams, and the tables, by our names. */
  functions: Readonly<Record<string, string>>
  tables: Readonly<Record<string, string>>
}

const period = Duration.minutes(5)
const height = 6

/** The dashboard of operators: what shoppers get at the top, then the functions, then the data stores. */
export class OperationsDashboard extends Dashboard {
  constructor(scope: Construct, id: string, { stage, api, functions, tables }: OperationsDashboardProps) {
    super(scope, id, { dashboardName: `forecourt-${stage.name}`, defaultInterval: Duration.hours(12) })
    const graph = (title: string, left: IMetric[], label: string) =>
      new GraphWidget({ title, left, width: 12, height, leftYAxis: { min: 0, label, showUnits: false } })
    const ofEach = (
      names: Readonly<Record<string, string>>,
      metric: (name: string, label: string) => IMetric,
    ): IMetric[] => Object.entries(names).map(([label, name]) => metric(name, label))
    const ofFunctions = (metricName: string, statistic: string) =>
      ofEach(functions, (FunctionName, label) =>
        metricOf('AWS/Lambda', metricName, { statistic, label, dimensionsMap: { FunctionName } }),
      )
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
    this.addWidgets(new TextWidget({ markdown: '# What makes it', width: 24, height: 1 }))
    this.addWidgets(
      new Row(
        graph(
          'Failures',
          ofEach(functions, (_name, label) =>
            metricOf(`Forecourt/${stage.name}`, `${label}-failures`, { statistic: 'Sum', label }),
          ),
          'in 5 minutes',
        ),
        graph('Time of a function, 95 of 100', ofFunctions('Duration', 'p95'), 'ms'),
      ),
      new Row(
        graph('At the same time', ofFunctions('ConcurrentExecutions', 'Maximum'), 'instances'),
        graph('Turned away', ofFunctions('Throttles', 'Sum'), 'in 5 minutes'),
      ),
    )
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
