import type { CloudFormationCustomResourceEvent } from 'aws-lambda'

export type Outcome = { Status: 'SUCCESS' | 'FAILED'; PhysicalResourceId: string; Reason?: string }

const deadlineMs = 10_000
/** CloudFormation takes at most 4,096 bytes of answer. */
const longestReason = 1500

/** Tells CloudFormation how it went, at the address that it gave. Rejects when that does not take the answer. */
export async function reply(event: CloudFormationCustomResourceEvent, outcome: Outcome): Promise<void> {
  const { StackId, RequestId, LogicalResourceId, ResponseURL } = event
  const response = await fetch(ResponseURL, {
    method: 'PUT',
    // The address is signed without a type.
    headers: { 'content-type': '' },
    body: JSON.stringify({
      ...outcome,
      ...(outcome.Reason && { Reason: outcome.Reason.slice(0, longestReason) }),
      StackId,
      RequestId,
      LogicalResourceId,
    }),
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (!response.ok) throw new Error(`CloudFormation did not take the answer: status ${response.status}.`)
}
