import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import { tenantConfig } from './endpoint.ts'
import { reply } from './reply.ts'

/** A dealer's stack is deployed, changed or removed. CloudFormation waits for an answer, so a failure is one too. */
export async function handler(event: CloudFormationCustomResourceEvent): Promise<void> {
  try {
    await reply(event, { Status: 'SUCCESS', PhysicalResourceId: await tenantConfig(event) })
  } catch (error) {
    const Reason = error instanceof Error ? error.message : String(error)
    await reply(event, { Status: 'FAILED', PhysicalResourceId: physicalId(event), Reason })
  }
}

const physicalId = (event: CloudFormationCustomResourceEvent): string =>
  event.RequestType === 'Create' ? event.LogicalResourceId : event.PhysicalResourceId
