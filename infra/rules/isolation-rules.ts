import type { Rule } from './rule.ts'
import { at, type Resource, resourcesOf, type Statement, statementsOf, type Template } from './template.ts'

/** What the policies allow that hang on a role. */
function allowedTo(template: Template, role: string): Statement[] {
  const policies = resourcesOf(template, 'AWS::IAM::Policy')
    .filter((policy) => JSON.stringify(at(policy, 'Roles') ?? []).includes(`{"Ref":"${role}"}`))
    .map(({ id }) => id)
  return statementsOf(template).filter(({ id, effect }) => effect === 'Allow' && (id === role || policies.includes(id)))
}

/** The remote whose squad's role it is. */
const squadOf = (role: Resource): string | undefined =>
  /-squad-([a-z][a-z0-9-]*)$/.exec(String(at(role, 'RoleName') ?? ''))?.[1]

/** MF-2. Its files under the bucket's `remotes/<remote>/`, and items whose partition is the remote. */
const isOwn = ({ actions, resources, text }: Statement, remote: string): boolean =>
  actions.every((action) => action.startsWith('s3:'))
    ? resources.every((resource) => JSON.stringify(resource).endsWith(`/remotes/${remote}/*"]]}`))
    : actions.every((action) => action.startsWith('dynamodb:')) &&
      text.includes(`"Condition":{"ForAllValues:StringEquals":{"dynamodb:LeadingKeys":["${remote}"]}}`)

const refIn = (value: unknown): string =>
  /"(?:Ref|Fn::GetAtt)":(?:\[)?"([^"]+)"/.exec(JSON.stringify(value ?? ''))?.[1] ?? ''

/** Who may reach whose data. */
export const isolationRules: Rule[] = [
  {
    name: 'a squad reaches its own remote and nothing else',
    broken: (template) =>
      resourcesOf(template, 'AWS::IAM::Role').flatMap((role) => {
        const remote = squadOf(role)
        if (remote === undefined) return []
        return allowedTo(template, role.id)
          .filter((statement) => !isOwn(statement, remote))
          .map(({ actions }) => `${role.id}: ${actions.join(', ')}`)
      }),
  },
  {
    name: 'who serves the requests of sites reads stock as the tenant only',
    broken: (template) =>
      resourcesOf(template, 'AWS::Lambda::Function').flatMap((made) => {
        if (at(made, 'Environment.Variables.TENANT_ROLE_ARN') === undefined) return []
        const stock = refIn(at(made, 'Environment.Variables.STOCK_TABLE_ARN'))
        return allowedTo(template, refIn(at(made, 'Role')))
          .filter(({ resources }) => JSON.stringify(resources).includes(`"${stock}"`))
          .map(({ actions }) => `${made.id}: ${actions.join(', ')}`)
      }),
  },
]
