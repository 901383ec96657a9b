import { tableActions } from '@forecourt/contracts/functions/table-actions'
import * as z from 'zod/mini'
import { at, type Resource, resourcesOf } from '../rules/template/template.ts'
import { resourceWords, shortName, valueText, type Words } from './template-words.ts'

/** Every right of a team's functions, a sentence each, by action and resource: so one more action is one more line. */
export function rightsOf(words: Words): string[] {
  const of = (type: string): Resource[] => resourcesOf(words.template, type)
  return [
    ...of('AWS::IAM::Policy').flatMap((policy) => policyRights(policy, words)),
    ...of('AWS::IAM::Role').flatMap((role) => roleRights(role, words)),
    ...of('AWS::Lambda::Function').flatMap((made) => tenantRights(made, words)),
    ...of('AWS::Lambda::Permission').map((one) => callers(one, words)),
  ]
}

const listOf = (value: unknown): unknown[] => [value ?? []].flat()

/** The function whose role it is. */
function roleName(id: string, words: Words): string {
  const role = words.template.Resources[id]
  return role ? shortName(String(role.Properties.RoleName ?? id), words) : id
}

function policyRights(policy: Resource, words: Words): string[] {
  const roles = listOf(at(policy, 'Roles')).map((role) => roleName(String(Object(role).Ref), words))
  const statements = listOf(at(policy, 'PolicyDocument.Statement')).map(Object)
  return roles.flatMap((role) =>
    statements.flatMap(({ Effect, Action, NotAction, Resource: on, NotResource, Condition }) => {
      const may = Effect === 'Deny' ? 'may not' : 'may'
      const only = Condition === undefined ? '' : ` where ${valueText(Condition, words)}`
      const actions = [...listOf(Action), ...listOf(NotAction).map((action) => `all but ${action}`)]
      const resources = [...listOf(on), ...listOf(NotResource)].map((one) => resourceWords(one, words))
      const but = NotResource === undefined ? '' : 'all but '
      return actions.flatMap((action) => resources.map((one) => `${role} ${may} ${action} on ${but}${one}${only}`))
    }),
  )
}

/** What a role is under, who takes it on, and by which tags the data's roles trust it. */
function roleRights(role: Resource, words: Words): string[] {
  const name = roleName(role.id, words)
  const boundary = at(role, 'PermissionsBoundary')
  const trusted = listOf(at(role, 'AssumeRolePolicyDocument.Statement')).map((one) =>
    valueText(Object(one).Principal?.Service ?? Object(one).Principal, words),
  )
  const tags = listOf(at(role, 'Tags')).map((tag) => `${Object(tag).Key}=${Object(tag).Value}`)
  return [
    boundary === undefined ? `${name} has no boundary` : `${name} is under ${resourceWords(boundary, words)}`,
    ...trusted.map((who) => `${name}'s role is taken on by ${who}`),
    ...tags.map((tag) => `${name}'s role has the tag ${tag}`),
  ]
}

const tenantRightsSchema = z.record(z.string(), z.array(z.string()))

/** TN-10. What a function's sessions of a tenant are cut down to. */
function tenantRights(made: Resource, words: Words): string[] {
  const text = Object(at(made, 'Environment.Variables')).TENANT_TABLES_RIGHTS
  if (typeof text !== 'string') return []
  const name = shortName(String(at(made, 'FunctionName')), words)
  const actions: Readonly<Record<string, readonly string[]>> = tableActions
  return Object.entries(tenantRightsSchema.parse(JSON.parse(text))).flatMap(([table, rights]) =>
    [...new Set(rights.flatMap((right) => actions[right] ?? [right]))].map(
      (action) => `${name} may ${action} on the request's tenant's items of ${table}`,
    ),
  )
}

const callers = (permission: Resource, words: Words): string => {
  const id = valueText(at(permission, 'FunctionName'), words).replace(/^\{(\w+)\}$/, '$1')
  const made = words.template.Resources[id]
  const name = made ? shortName(String(made.Properties.FunctionName), words) : id
  const from = at(permission, 'SourceArn')
  return `${valueText(at(permission, 'Principal'), words)} may call ${name}${from === undefined ? '' : ` from ${resourceWords(from, words)}`}`
}
