import { createJobHandler } from '@forecourt/lambda-kit/jobs/job-handler'
import { logError } from '@forecourt/lambda-kit/observability/log'
import { logMetrics } from '@forecourt/lambda-kit/observability/metrics'
import { listSites } from '@forecourt/lambda-kit/tenants/known-sites'
import { indexVehicles } from '@forecourt/stock/index/stock-index'
import { saveSnapshot } from '@forecourt/stock/index/stock-snapshots'
import type { SQSBatchResponse } from 'aws-lambda'
import { type ChangeEvent, indexChanges, saveSnapshots, snapshotsEventSchema } from './endpoint.ts'

/** Indexes changed items of the stock table, whose keys the event has; or, by schedule, saves snapshots of all stock. */
export const handler = createJobHandler<ChangeEvent | object, SQSBatchResponse>({
  route: 'stock-index',
  async work(event, context) {
    if (!('Records' in event)) {
      snapshotsEventSchema.parse(event)
      await saveSnapshots(await listSites(), { save: saveSnapshot, onFailure: logError })
      return { batchItemFailures: [] }
    }
    const { failed, vehicles, lagMs } = await indexChanges(event, { index: indexVehicles, onFailure: logError })
    // On one machine the operator's page shows it.
    if (context)
      logMetrics({
        namespace: 'Forecourt/Search',
        dimensions: { function: 'stock-index' },
        values: { indexed: vehicles, unindexed: failed.length, ...(lagMs !== undefined && { lagMs }) },
      })
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }
  },
})
