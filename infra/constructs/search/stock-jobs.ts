import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { Duration } from 'aws-cdk-lib'
import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as CallFunction } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import type { Construct } from 'constructs'
import { indexDomainName } from '../../config/derived-names.ts'
import { DeadLetterQueue } from '../dead-letter-queue.ts'
import type { StackParts } from '../make-function.ts'
import { bucketNameOf } from '../private-bucket.ts'
import { scheduleFunction } from '../schedule-function.ts'
import { functionNamed, type ServiceFunction, type ServiceFunctions } from '../service-function.ts'
import { streamedTable } from '../stream-job.ts'
import { prepareIndex } from './index-jobs.ts'
import { StockPipeline } from './stock-pipeline.ts'

type StockJobs = { deadLetters: Record<string, DeadLetterQueue>; index: PlatformNames['index'] }

/** What the declarations of the stock's functions leave to their stack: dropped feeds, and the way of a change into the index. */
export function addStockJobs(scope: Construct, made: ServiceFunctions, parts: StackParts): StockJobs {
  const feedsFailed = importDroppedFeeds(scope, functionNamed(made, 'stock-import'), parts)
  const pipeline = keepIndex(scope, made, parts)
  return {
    deadLetters: { 'feeds-failed': feedsFailed, ...(pipeline && { unindexed: pipeline.failed }) },
    index: pipeline
      ? {
          changes: pipeline.queue.queueUrl,
          forwards: functionNamed(made, 'stock-changes').functionName,
          reindex: functionNamed(made, 'stock-reindex').functionName,
          domain: parts.stage.search.kind === 'domain' ? indexDomainName(parts.stage) : null,
        }
      : null,
  }
}

/** IN-5. A feed is dropped as `feeds/<dealership>/<file>`. After three failures its event goes to the dead-letter queue. */
function importDroppedFeeds(scope: Construct, stockImport: ServiceFunction, { stage, alarms }: StackParts) {
  new Rule(stockImport, 'Dropped', {
    description: 'A feed was dropped into the bucket',
    eventPattern: {
      source: ['aws.s3'],
      detailType: ['Object Created'],
      detail: { bucket: { name: [bucketNameOf(scope, stage, 'feeds')] }, object: { key: [{ prefix: 'feeds/' }] } },
    },
    targets: [new CallFunction(stockImport)],
  })
  const failed = new DeadLetterQueue(scope, 'feeds-failed', {
    alarms,
    meaning: "A feed could not be imported three times: its dealer sells from yesterday's stock.",
  })
  stockImport.configureAsyncInvoke({
    retryAttempts: 2,
    maxEventAge: Duration.hours(6),
    onFailure: new SqsDestination(failed),
  })
  return failed
}

/** docs/decisions/stock-index.md. Changes of the stock go to the one index; without one, a schedule saves snapshots. */
function keepIndex(scope: Construct, made: ServiceFunctions, parts: StackParts): StockPipeline | undefined {
  const { stage, alarms, references } = parts
  const indexes = functionNamed(made, 'stock-index')
  if (stage.search.kind === 'embedded') {
    scheduleFunction(indexes, {
      minutes: 5,
      description: 'Saves the stock for processes that begin: one that is older than ten minutes is not answered from',
      event: { snapshots: 'all' },
    })
    return undefined
  }
  const pipeline = new StockPipeline(scope, 'Pipeline', {
    stage,
    table: streamedTable(scope, 'stock-changes-stream', references, 'stock'),
    forwards: functionNamed(made, 'stock-changes'),
    indexes,
    alarms,
  })
  prepareIndex(scope, stage, made)
  return pipeline
}
