import { stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { createJobHandler } from '@forecourt/lambda-kit/jobs/job-handler'
import { loadSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { smsProvider } from '@forecourt/shoppers/sms-provider'
import type { DynamoDBBatchResponse } from 'aws-lambda'
import { type AlertEvent, sendPriceAlerts } from './endpoint.ts'

export const handler = createJobHandler<AlertEvent, DynamoDBBatchResponse>({
  route: 'price-alerts',
  work: async (event) =>
    sendPriceAlerts(event, {
      sms: smsProvider(),
      keysSecret: await stageSecret('shopper-keys'),
      readSite: loadSite,
      now: () => new Date(),
    }),
})
