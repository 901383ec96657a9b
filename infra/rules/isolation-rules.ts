import { snapshotsUnder } from '@forecourt/contracts/snapshots'
import type { Rule } from './rule.ts'
import { type Statement, statementsOf } from './statements.ts'
import { at, type Resource, resourcesOf, type Template, textOf } from './template.ts'

type Squad = { stage: string; remote: string }

/** Whose a role is, by its name: who writes for a squad, what it takes to deploy, and as what CloudFormation then works. */
function squadOf(role: Resource): Squad | undefined {
  const [, stage, remote] = /^forecourt-([a-z]+)-(?:squad|deploy|stack)-(.+)$/.exec(textOf(at(role, 'RoleName'))) ?? []
  return stage && remote ? { stage, remote } : undefined
}

/** Where an address may end that is a squad's own. */
const ownEndings = ({ stage, remote }: Squad): string[] => [
  `/remotes/${remote}/*`,
  `/squads/${stage}/${remote}/*`,
  `:stack/forecourt-${stage}-remote-${remote}/*`,
]

/** What a squad may do with what is everybody's: ask the platform to publish, and read where that is. */
const shared =
  /^(lambda:InvokeFunction|ssm:GetParameters?|s3:GetBucketLocation|s3:GetEncryptionConfiguration|iam:PassRole)$/

/** A right on what is not the squad's by its address is bound to it by a condition. */
const bounds = (squad: Squad): Record<string, string[]> => ({
  'dynamodb:LeadingKeys': [squad.remote],
  's3:prefix': [`squads/${squad.stage}/${squad.remote}/*`],
})

function isOwn({ actions, resources, conditions }: Statement, squad: Squad): boolean {
  if (resources.every((resource) => ownEndings(squad).some((ending) => resource.endsWith(ending)))) return true
  if (actions.every((action) => shared.test(action))) return resources.every((resource) => !/[*?]/.test(resource))
  const said = Object.values(conditions).flatMap((condition) => Object.entries(condition))
  return said.some(([key, values]) => JSON.stringify([values].flat()) === JSON.stringify(bounds(squad)[key]))
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
        const wrong = squad ? rightsOf(role, template).filter((statement) => !isOwn(statement, squad)) : []
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
          .filter(({ resources }) => resources.some((on) => on.startsWith(stock) || on.includes(`/${snapshotsUnder}`)))
          .map(({ actions }) => `${made.id}: ${actions.join(', ')}`)
      }),
  },
]
