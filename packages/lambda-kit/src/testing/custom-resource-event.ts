import type { CloudFormationCustomResourceEvent } from 'aws-lambda'

type Given = {
  type?: 'Create' | 'Update' | 'Delete'
  /** The name of the stack whose resource it is. */
  stack?: string
  /** Of an update and a removal: what was answered before. */
  id?: string
  answersTo?: string
  resourceType?: string
  properties: Record<string, unknown>
}

/** For tests: CloudFormation's event for one of our custom resources. */
export function customResourceEvent(given: Given): CloudFormationCustomResourceEvent {
  const { type = 'Create', stack = 'stack', id = 'resource', answersTo = 'http://127.0.0.1:1/', properties } = given
  const { resourceType: ResourceType = 'Custom::Resource' } = given
  const ResourceProperties = { ServiceToken: 'arn', ...properties }
  const every = {
    ServiceToken: 'arn',
    ResponseURL: answersTo,
    StackId: `arn:aws:cloudformation:ap-southeast-2:1:stack/${stack}/uuid`,
    RequestId: 'request',
    LogicalResourceId: 'Resource',
    ResourceType,
    ResourceProperties,
  }
  if (type === 'Create') return { ...every, RequestType: type }
  if (type === 'Delete') return { ...every, RequestType: type, PhysicalResourceId: id }
  return { ...every, RequestType: type, PhysicalResourceId: id, OldResourceProperties: ResourceProperties }
}
