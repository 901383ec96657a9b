import { rightsOf } from '../template/role-rights.ts'
import type { Statement } from '../template/statements.ts'
import { at, type Resource, resourcesOf, type Template, textOf } from '../template/template.ts'
import { teamResources } from './team-resources.ts'

export const functionPath = /^\/forecourt\/([a-z]+)\/([a-z][a-z-]*)\/$/

/** A stack with functions of a team that is not the platform's. */
export type TeamTemplate = { template: Template; stage: string; team: string }

export const teamTemplates = (templates: readonly Template[]): TeamTemplate[] =>
  templates.flatMap((template) => {
    if (resourcesOf(template, 'AWS::Lambda::Function').length === 0) return []
    const paths = resourcesOf(template, 'AWS::IAM::Role').map((role) => textOf(at(role, 'Path') ?? ''))
    const [, stage, team] = paths.map((path) => functionPath.exec(path)).find((found) => found) ?? []
    return stage && team && team !== 'platform' ? [{ template, stage, team }] : []
  })

const typeOf = ({ Type }: Resource) => teamResources[Type]

const resourcesIn = ({ Resources }: Template): Resource[] =>
  Object.entries(Resources).map(([id, resource]) => ({ id, ...resource }))

/** Its names: its own, those of the resources of its stack that it refers to, or one that CloudFormation makes. */
export function namesOf(resource: Resource, { template, stage, team }: TeamTemplate): string[] {
  const generated = `forecourt-${stage}-${team}-generated`
  const property = typeOf(resource)?.name
  const named = property === undefined ? undefined : at(resource, property)
  if (named === undefined) return [generated]
  return [named].flat().flatMap((one) => {
    const text = textOf(one)
    const id = text.replace(/^\$/, '').replace(/Arn$/, '')
    const other = text.startsWith('$') ? template.Resources[id] : undefined
    return other ? namesOf({ id, ...other }, { template, stage, team }) : [text]
  })
}

function isOwn(name: string, { Type }: Resource, { stage, team }: TeamTemplate): boolean {
  if (Type === 'AWS::SSM::Parameter') return name === `/forecourt/${stage}/names/${team}`
  if (Type === 'Custom::TeamEndpoints') return name.endsWith(`:function:forecourt-${stage}-platform-shell-record`)
  return name.startsWith(`forecourt-${stage}-${team}-`)
}

/** The API's parameter, where it is a route or an integration. */
const isOnOwnApi = (resource: Resource, { template, stage }: TeamTemplate): boolean => {
  const api = at(resource, 'ApiId')
  return api === undefined || template.Parameters[textOf(api).slice(1)]?.Default === `/forecourt/${stage}/api`
}

/** Whether a route, where it is one, is of an endpoint's row: pages and every address without a route are the platform's. */
const isEndpoint = (resource: Resource): boolean =>
  resource.Type !== 'AWS::ApiGatewayV2::Route' || /^(GET|HEAD|POST) \/api\/[^$]/.test(textOf(at(resource, 'RouteKey')))

/** What is in a team's stack and not the team's: a type that no team may have, or a name of others. */
export const foreignResources = (templates: readonly Template[]): string[] =>
  teamTemplates(templates).flatMap((one) =>
    resourcesIn(one.template).flatMap((resource) => {
      if (!typeOf(resource)) return [`${resource.id}: ${resource.Type}`]
      const foreign = namesOf(resource, one).filter((name) => !isOwn(name, resource, one))
      if (!isOnOwnApi(resource, one)) foreign.push('an API that is not the stage’s')
      if (!isEndpoint(resource)) foreign.push(`the address ${textOf(at(resource, 'RouteKey'))}`)
      return foreign.map((name) => `${resource.id}: ${name}`)
    }),
  )

const maxRuleName = 64
/** The hyphens and the letters that CloudFormation adds. */
const generatedSuffix = '-XXXXXXXXXXXX'

/**
 * Event rules whose names CloudFormation would cut: a cut name need not begin with the team's, where the squad's rights end, and may be
 * another's.
 */
export const cutRuleNames = (templates: readonly Template[]): string[] =>
  teamTemplates(templates).flatMap(({ template, stage, team }) =>
    resourcesOf(template, 'AWS::Events::Rule')
      .map((rule) => String(at(rule, 'Name') ?? `forecourt-${stage}-${team}-${rule.id}${generatedSuffix}`))
      .filter((name) => name.length > maxRuleName)
      .map((name) => `${name}, of ${name.length} characters (shorten the name of its function)`),
  )

/** The one resource of an ARN, without what every ARN of the account begins with: `lambda:function:…`. */
export const resourceOf = (arn: string): string => {
  if (!arn.startsWith('arn:')) return arn
  const [, , service, , , ...rest] = arn.split(':')
  return `${service}:${rest.join(':').replace(/^(\/apis\/)[^/]+/, '$1{api}')}`
}

/** Whether a resource with stars matches one without. */
export const matches = (pattern: string, resource: string): boolean =>
  new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.*')}$`, 's').test(resource)

/** Conditions that hold for whatever a team's own stack makes. */
const usual = new Set(['iam:PassedToService', 'iam:PermissionsBoundary', 'lambda:FunctionArn'])

const allows = (statement: Statement, action: string, resource: string): boolean =>
  statement.actions.includes(action) &&
  statement.resources.some((on) => (on === '*' ? true : matches(resourceOf(on), resource))) &&
  Object.values(statement.conditions).every((condition) => Object.keys(condition).every((key) => usual.has(key)))

type Need = { action: string; on: string }

function needsOf(resource: Resource, one: TeamTemplate): Need[] {
  return namesOf(resource, one).flatMap((name) =>
    Object.entries(typeOf(resource)?.needs ?? {}).flatMap(([on, actions]) => {
      const filled = on.replace('{name}', name).replace('{stage}', one.stage).replace('{team}', one.team)
      const service = on.slice(0, on.indexOf(':'))
      return actions.split(' ').map((action) => ({ action: `${service}:${action}`, on: filled }))
    }),
  )
}

/** The parameters that CloudFormation resolves before it begins. */
const parametersOf = ({ Parameters }: Template): Need[] =>
  Object.values(Parameters)
    .map(({ Default }) => String(Default))
    .filter((path) => path.startsWith('/'))
    .map((path) => ({ action: 'ssm:GetParameters', on: `ssm:parameter${path}` }))

/** What CloudFormation must do to deploy and remove a team's stack, and its role for that stack may not. */
export const missingDeployRights = (templates: readonly Template[]): string[] =>
  teamTemplates(templates).flatMap((one) => {
    const roleName = `forecourt-${one.stage}-functions-${one.team}`
    const role = templates.flatMap((template) =>
      resourcesOf(template, 'AWS::IAM::Role')
        .filter((made) => at(made, 'RoleName') === roleName)
        .map((made) => rightsOf(made, template)),
    )[0]
    // A team is also synthesised alone.
    if (!role) return []
    const needs = [
      ...resourcesIn(one.template).flatMap((resource) => needsOf(resource, one)),
      ...parametersOf(one.template),
    ]
    const missing = needs.filter(({ action, on }) => !role.some((statement) => allows(statement, action, on)))
    return [...new Set(missing.map(({ action, on }) => `${roleName}: ${action} on ${on}`))]
  })
