import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import { logError } from '../observability/log.ts'
import { createJobHandler, type JobHandler } from './job-handler.ts'

type Outcome = { Status: 'SUCCESS' | 'FAILED'; PhysicalResourceId: string; Reason?: string }

const deadlineMs = 10_000
/** CloudFormation accepts responses of at most 4,096 bytes. */
const maxReasonLength = 1500

/**
 * A Lambda handler for a custom resource. `work` returns the resource's id. CloudFormation waits for a response, so a failure is one
 * too: its message is shown to the person who deploys.
 */
export const createCustomResourceHandler = (
  route: string,
  work: (event: CloudFormationCustomResourceEvent) => Promise<string>,
): JobHandler<CloudFormationCustomResourceEvent, void> =>
  createJobHandler({
    route,
    tenantOf,
    async work(event) {
      try {
        await reply(event, { Status: 'SUCCESS', PhysicalResourceId: await work(event) })
      } catch (error) {
        const Reason = error instanceof Error ? error.message : String(error)
        logError(Reason, error)
        await reply(event, { Status: 'FAILED', PhysicalResourceId: physicalId(event), Reason })
      }
    },
  })

const physicalId = (event: CloudFormationCustomResourceEvent): string =>
  event.RequestType === 'Create' ? event.LogicalResourceId : event.PhysicalResourceId

/** The stack of a resource. CloudFormation sets it; a template cannot forge it. */
export const stackNameOf = ({ StackId }: CloudFormationCustomResourceEvent): string =>
  /:stack\/([^/]+)\//.exec(StackId)?.[1] ?? ''

/** The tenant, where the stack is a tenant's. */
export const tenantOf = (event: CloudFormationCustomResourceEvent): string | undefined =>
  /^forecourt-[a-z]+-tenant-([a-z][a-z0-9-]*)$/.exec(stackNameOf(event))?.[1]

/** Sends the outcome to the address that CloudFormation gave. Rejects when it is not accepted. */
async function reply(event: CloudFormationCustomResourceEvent, outcome: Outcome): Promise<void> {
  const { StackId, RequestId, LogicalResourceId, ResponseURL } = event
  const response = await fetch(ResponseURL, {
    method: 'PUT',
    // The address is signed without a content type.
    headers: { 'content-type': '' },
    body: JSON.stringify({
      ...outcome,
      ...(outcome.Reason && { Reason: outcome.Reason.slice(0, maxReasonLength) }),
      StackId,
      RequestId,
      LogicalResourceId,
    }),
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (!response.ok) throw new Error(`CloudFormation did not accept the response: status ${response.status}.`)
}
