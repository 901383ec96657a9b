import type { TableName } from '@forecourt/contracts/tables/tables'
import { functions, type TeamFunction } from '@forecourt/functions/needs'
import { Template } from 'aws-cdk-lib/assertions'
import { Code } from 'aws-cdk-lib/aws-lambda'
import type { Functions } from '../config/function-routes.ts'
import { stageOf } from '../config/stages.ts'
import { tableMetadata } from '../rules/table-of.ts'
import { PlatformStack } from '../stacks/platform-stack.ts'
import { type Resource, resourcesOf, testApp, testShell } from './test-app.ts'

export const functionNames = Object.keys(functions)

/** For tests: the declaration of a function of the repository. */
export function needsOf(name: string): TeamFunction {
  const needs = functions[name]
  if (!needs) throw new Error(`There is no function "${name}".`)
  return needs
}

type Options = { search?: string | undefined; canary?: string | undefined; functions?: Functions; code?: string }

/** For tests: the platform's template, with functions of one line. */
export const platformTemplate = (
  stage: string,
  { search, canary, functions, code = 'export const x = 1' }: Options = {},
): Template =>
  Template.fromStack(
    new PlatformStack(testApp(), 'platform', {
      stage: stageOf(stage, { search }),
      code: () => Code.fromInline(code),
      shell: testShell,
      remotes: ['search', 'vehicle'],
      alarms: 'night@forecourt.example',
      ...(canary && { canary }),
      ...(functions && { functions }),
    }),
  )

type Found = { id: string; resource: Resource }
type Statement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: unknown }

/** For tests: finds resources of a platform's template by the names in the code. */
export function platformResources(template: Template) {
  const lambda = (name: string): Found => {
    const found = resourcesOf(template, 'AWS::Lambda::Function').find(({ id }) =>
      // A logical id of the construct library: letters and digits of the name, and a hash.
      new RegExp(`^${name.replaceAll('-', '')}[0-9A-F]{8}$`).test(id),
    )
    if (!found) throw new Error(`There is no function ${name}.`)
    return found
  }
  const variablesOf = (name: string) =>
    (lambda(name).resource.Properties.Environment as { Variables: Record<string, unknown> }).Variables
  const roleOf = (name: string): string =>
    (lambda(name).resource.Properties.Role as { 'Fn::GetAtt': [string, string] })['Fn::GetAtt'][0]
  const table = (name: TableName): Found => {
    const found = resourcesOf(template, 'AWS::DynamoDB::Table').find(
      ({ resource }) => resource.Metadata?.[tableMetadata] === name,
    )
    if (!found) throw new Error(`There is no table ${name}.`)
    return found
  }
  /** The policies of some roles; by default of all. */
  const statementsOf = (name?: string): Statement[] =>
    resourcesOf(template, 'AWS::IAM::Policy')
      .filter(({ resource }) => !name || JSON.stringify(resource.Properties.Roles).includes(`"${roleOf(name)}"`))
      .flatMap(({ resource }) => (resource.Properties.PolicyDocument as { Statement: Statement[] }).Statement)
  const alarms = () => resourcesOf(template, 'AWS::CloudWatch::Alarm').map(({ resource }) => resource.Properties)
  return { lambda, variablesOf, roleOf, table, statementsOf, alarms }
}
