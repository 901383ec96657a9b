import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import type { Rule } from './rule.ts'
import { isGranted, type Squad } from './squad-grants.ts'
import { type Statement, statementsOf } from './statements.ts'
import { at, type Resource, resourcesOf, type Template, textOf } from './template.ts'

/** Whose a role is, by its name: who writes for a squad, what it takes to deploy, and as what CloudFormation then works. */
function squadOf(role: Resource): Squad | undefined {
  const [, stage, remote] = /^forecourt-([a-z]+)-(?:squad|deploy|stack)-(.+)$/.exec(textOf(at(role, 'RoleName'))) ?? []
  return stage && remote ? { stage, remote } : undefined
}

const hangsOn = (policy: Resource, role: Resource): boolean =>
  policy.id === role.id || JSON.stringify(at(policy, 'Roles') ?? []).includes(`"Ref":"${role.id}"`)

function rightsOf(role: Resource, template: Template): Statement[] {
  const policies = [role, ...resourcesOf(template, 'AWS::IAM::Policy')].filter((policy) => hangsOn(policy, role))
  const ids = new Set(policies.map(({ id }) => id))
  return statementsOf(template).filter(({ id, effect }) => effect === 'Allow' && ids.has(id))
}

/** Who may reach whose data. */
export const isolationRules: Rule[] = [
  {
    // MF-2.
    name: 'a squad reaches its own remote and nothing else',
    broken: (template) =>
      resourcesOf(template, 'AWS::IAM::Role').flatMap((role) => {
        const squad = squadOf(role)
        const wrong = squad
          ? rightsOf(role, template).filter((statement) => !isGranted(statement, squad, template))
          : []
        return wrong.map(({ actions, resources }) => `${role.id}: ${actions.join(', ')} on ${resources.join(', ')}`)
      }),
  },
  {
    name: "a squad's stack makes its release, and no rights or anything else",
    broken: (template) =>
      resourcesOf(template, 'Custom::Release').length === 0
        ? []
        : Object.entries(template.Resources)
            .filter(([, { Type }]) => !['Custom::Release', 'AWS::CDK::Metadata'].includes(Type))
            .map(([id, { Type }]) => `${id}: ${Type}`),
  },
  {
    // TN-10.
    name: 'who serves the requests of sites reads stock as the tenant only',
    broken: (template) =>
      resourcesOf(template, 'AWS::Lambda::Function').flatMap((made) => {
        if (at(made, 'Environment.Variables.TENANT_ROLE_ARN') === undefined) return []
        const stock = textOf(at(made, 'Environment.Variables.STOCK_TABLE_ARN'))
        const role = resourcesOf(template, 'AWS::IAM::Role').find(({ id }) => textOf(at(made, 'Role')) === `$${id}Arn`)
        const own = role ? rightsOf(role, template) : []
        return own
          .filter(({ resources }) => resources.some((on) => on.startsWith(stock) || on.includes(`/${snapshotPrefix}`)))
          .map(({ actions }) => `${made.id}: ${actions.join(', ')}`)
      }),
  },
]
