import { type Statement, statementsOf } from './statements.ts'
import { at, type Resource, resourcesOf, type Template } from './template.ts'

const hangsOn = (policy: Resource, role: Resource): boolean =>
  policy.id === role.id || JSON.stringify(at(policy, 'Roles') ?? []).includes(`"Ref":"${role.id}"`)

/** What the policies of a role allow. */
export function rightsOf(role: Resource, template: Template): Statement[] {
  const policies = [role, ...resourcesOf(template, 'AWS::IAM::Policy')].filter((policy) => hangsOn(policy, role))
  const ids = new Set(policies.map(({ id }) => id))
  return statementsOf(template).filter(({ id, effect }) => effect === 'Allow' && ids.has(id))
}
