import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import type { Rule } from './rule.ts'
import { isGranted, type Squad } from './squad-grants.ts'
import { rightsOf } from './template/role-rights.ts'
import { type Statement, trustOf } from './template/statements.ts'
import { tableOf } from './template/table-of.ts'
import { at, type Resource, resourcesOf, type Template, textOf } from './template/template.ts'
import { ownItemsOnly, snapshotsOnly, tenantTagOnly } from './tenant-conditions.ts'

/** A squad's roles by name: its writer, its deployer, and CloudFormation's two. */
function squadOf(role: Resource): Squad | undefined {
  const [, stage, kind, squad] =
    /^forecourt-([a-z]+)-(squad|deploy|stack|functions)-(.+)$/.exec(textOf(at(role, 'RoleName'))) ?? []
  return stage && kind && squad ? { stage, kind, squad } : undefined
}

const executionRoleOf = (made: Resource, template: Template): Resource | undefined =>
  resourcesOf(template, 'AWS::IAM::Role').find(({ id }) => textOf(at(made, 'Role')) === `$${id}Arn`)

/** Functions of jobs, which work for every tenant and answer no requests. */
function jobRoles(template: Template): Set<string> {
  const jobs = resourcesOf(template, 'AWS::Lambda::Function').filter(
    (made) => at(made, 'Environment.Variables.ORIGIN_SECRET_ARN') === undefined,
  )
  return new Set(jobs.flatMap((made) => executionRoleOf(made, template)?.id ?? []))
}

/** The statements that give a role access to tables of tenants' items, or their indexes. */
const onTenantTables = (role: Resource, template: Template): Statement[] =>
  rightsOf(role, template).filter(({ resources }) =>
    resources.some((resource) => tableOf(resource, template)?.shape.owner === 'tenant'),
  )

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Beside who may take it, which rules/stage-rules.ts looks at. */
const hasTenantTagOnly = ({ StringLike, 'ForAllValues:StringEquals': tags }: Statement['conditions']): boolean =>
  isSame({ StringLike, 'ForAllValues:StringEquals': tags }, tenantTagOnly)

const endsAtItsTenant = ({ conditions, resources }: Statement): boolean =>
  isSame(conditions, ownItemsOnly) && !resources.some((resource) => resource.includes('/index/'))

/** Rules of access to tenants' data. */
export const isolationRules: Rule[] = [
  {
    // MF-2.
    name: 'a squad reaches its own remote and functions, and nothing else',
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
        const role = executionRoleOf(made, template)
        const own = role ? rightsOf(role, template) : []
        return own
          .filter(({ resources }) => resources.some((on) => on.startsWith(stock) || on.includes(`/${snapshotPrefix}`)))
          .map(({ actions }) => `${made.id}: ${actions.join(', ')}`)
      }),
  },
  {
    // TN-10.
    name: "a tenant's right to list assets ends at the saved stock",
    broken: (template) =>
      resourcesOf(template, 'AWS::IAM::Role').flatMap((role) => {
        const own = rightsOf(role, template)
        const isTenants = own.some(
          ({ actions, resources }) =>
            actions.includes('s3:GetObject') && resources.some((on) => on.includes(`/${snapshotPrefix}`)),
        )
        return own
          .filter(
            ({ actions, conditions }) =>
              isTenants && actions.includes('s3:ListBucket') && !isSame(conditions, snapshotsOnly),
          )
          .map(() => role.id)
      }),
  },
  {
    // TN-10.
    name: "who answers requests reaches tenants' items by the tag of its session only",
    broken: (template) => {
      const jobs = jobRoles(template)
      return resourcesOf(template, 'AWS::IAM::Role')
        .filter(({ id }) => !jobs.has(id))
        .flatMap((role) => onTenantTables(role, template).filter((statement) => !endsAtItsTenant(statement)))
        .map(({ id, actions }) => `${id}: ${actions.join(', ')}`)
    },
  },
  {
    name: "a role that reaches tenants' items is taken with the tag of one tenant and no other tag",
    broken: (template) =>
      resourcesOf(template, 'AWS::IAM::Role')
        .filter((role) => onTenantTables(role, template).some(endsAtItsTenant))
        .filter((role) => !trustOf(role).every(({ conditions }) => hasTenantTagOnly(conditions)))
        .map(({ id }) => id),
  },
]
