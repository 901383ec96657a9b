import { beyondBoundary, foreignInBoundary, unusedInBoundary } from './teams/boundary-rules.ts'
import { cutRuleNames, foreignResources, functionPath, missingDeployRights } from './teams/team-rules.ts'
import { ofThisAccount, trustOf } from './template/statements.ts'
import { at, type Resource, resourcesOf, type Template, textOf } from './template/template.ts'
import { type RoleTag, reachesStock, reachesTenants } from './tenant-trust.ts'

/** Every role of the templates together, with the path that its ARN has and its tags. */
type AnyRole = { role: Resource; template: Template; path: string; tags: Record<string, string> }

const rolesOf = (templates: readonly Template[]): AnyRole[] =>
  templates.flatMap((template) =>
    resourcesOf(template, 'AWS::IAM::Role').map((role) => ({
      role,
      template,
      path: textOf(at(role, 'Path') ?? '/'),
      tags: Object.fromEntries([at(role, 'Tags') ?? []].flat().map((tag) => [Object(tag).Key, Object(tag).Value])),
    })),
  )

/** The function whose role it is, where it is one's. */
const functionOf = ({ role, template }: AnyRole): Resource | undefined =>
  resourcesOf(template, 'AWS::Lambda::Function').find((made) => textOf(at(made, 'Role')) === `$${role.id}Arn`)

const variableOf: Record<RoleTag['key'], string> = {
  [reachesStock.key]: 'TENANT_ROLE_ARN',
  [reachesTenants.key]: 'TENANT_TABLES_ROLE_ARN',
}

type StageRule = { name: string; broken: (templates: readonly Template[]) => string[] }

/** Rules that one template cannot break alone. Every synth checks them over all that it makes. */
export const stageRules: StageRule[] = [
  {
    // TN-10. The roles of tenants trust by path and tag.
    name: 'who has the path and the tag that a role of tenants trusts is a function that declares it',
    broken: (templates) =>
      rolesOf(templates).flatMap((one) =>
        [reachesStock, reachesTenants]
          .filter(({ key }) => one.tags[key] !== undefined)
          .filter(({ key }) => {
            const made = functionOf(one)
            const variables = made && Object(at(made, 'Environment.Variables'))
            return !functionPath.test(one.path) || !variables?.[variableOf[key]]
          })
          .map(({ key }) => `${one.role.id}: ${key}`),
      ),
  },
  {
    name: 'a role of tenants trusts functions of one stage, or one team, by path and tag',
    broken: (templates) =>
      rolesOf(templates).flatMap(({ role }) => {
        const [, stage, whose] = /^forecourt-([a-z]+)-tenant-(.+)$/.exec(textOf(at(role, 'RoleName'))) ?? []
        if (!stage || !whose) return []
        const tag = whose === 'stock' ? reachesStock : reachesTenants
        const path = whose === 'stock' ? `/forecourt/${stage}/*` : `/forecourt/${stage}/${whose}/*`
        const isRight = trustOf(role).every(({ conditions, services, principals }) => {
          const arn = textOf(Object(conditions.ArnLike)['aws:PrincipalArn'] ?? '')
          const given = Object(conditions.StringEquals)[`aws:PrincipalTag/${tag.key}`]
          const isOurs = services.length === 0 && ofThisAccount(principals.join()) === 'root'
          return isOurs && ofThisAccount(arn) === `role${path}` && given === tag.value
        })
        return isRight ? [] : [role.id]
      }),
  },
  {
    name: "the role of a team's function is under the team's boundary, and in the team's path",
    broken: (templates) =>
      rolesOf(templates).flatMap((one) => {
        const made = functionOf(one)
        if (!made) return []
        const [, stage, team] = functionPath.exec(one.path) ?? []
        const name = textOf(at(made, 'FunctionName'))
        if (!stage || !team || !name.startsWith(`forecourt-${stage}-${team}-`)) return [one.role.id]
        const boundary = textOf(at(one.role, 'PermissionsBoundary') ?? '')
        const isUnder = team === 'platform' || boundary.endsWith(`:policy/forecourt-${stage}-boundary-${team}`)
        return isUnder ? [] : [one.role.id]
      }),
  },
  {
    name: 'a boundary gives nobody a right',
    broken: (templates) =>
      templates.flatMap((template) =>
        resourcesOf(template, 'AWS::IAM::ManagedPolicy')
          .filter((policy) => ['Roles', 'Users', 'Groups'].some((name) => at(policy, name) !== undefined))
          .map(({ id }) => id),
      ),
  },
  {
    name: 'a name is one stack’s, so that each can be deployed alone',
    broken: (templates) => {
      const names = templates.flatMap((template) =>
        named.flatMap(([type, property]) =>
          resourcesOf(template, type).map((resource) => `${type} ${textOf(at(resource, property) ?? resource.id)}`),
        ),
      )
      return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
    },
  },
  { name: "a team's stack holds what a team may have, by the team's name", broken: foreignResources },
  { name: 'the name of an event rule has at most 64 characters', broken: cutRuleNames },
  {
    name: "CloudFormation's role for a team's stack may do what the stack needs",
    broken: missingDeployRights,
  },
  { name: "a boundary holds what is the team's, and tables by their rows", broken: foreignInBoundary },
  { name: 'a boundary reaches tenants only as functions of the team do', broken: unusedInBoundary },
  { name: "what a team's functions may do lies within the team's boundary", broken: beyondBoundary },
]

const named = [
  ['AWS::Lambda::Function', 'FunctionName'],
  ['AWS::IAM::Role', 'RoleName'],
  ['AWS::CloudWatch::Alarm', 'AlarmName'],
  ['AWS::ApiGatewayV2::Route', 'RouteKey'],
  ['AWS::SSM::Parameter', 'Name'],
] as const

/** The violations of all templates of a deploy together, in words. */
export const stageViolations = (templates: readonly Template[]): string[] =>
  stageRules.flatMap(({ name, broken }) => broken(templates).map((what) => `${what} breaks a rule: ${name}.`))
