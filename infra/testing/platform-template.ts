import { type TableName, type TableShape, tables } from '@forecourt/contracts/tables/tables'
import { Template } from 'aws-cdk-lib/assertions'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { type FunctionName, needsOf } from '../config/functions.ts'
import { stageOf } from '../config/stages.ts'
import { PlatformStack } from '../stacks/platform-stack.ts'
import { type Resource, resourcesOf, testApp, testShell } from './test-app.ts'

/** For tests: the platform's template, with functions of one line. */
export const platformTemplate = (stage: string, search?: string, canary?: string): Template =>
  Template.fromStack(
    new PlatformStack(testApp(), 'platform', {
      stage: stageOf(stage, { search }),
      code: () => Code.fromInline('export const x = 1'),
      shell: testShell,
      remotes: ['search', 'vehicle'],
      alarms: 'night@forecourt.example',
      ...(canary && { canary }),
    }),
  )

type Found = { id: string; resource: Resource }
type Statement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: unknown }

/** For tests: finds in a platform's template what the code names. */
export function platformResources(template: Template) {
  const lambda = (name: FunctionName): Found => {
    const { purpose } = needsOf(name)
    const found = resourcesOf(template, 'AWS::Lambda::Function').find(
      ({ resource }) => resource.Properties.Description === purpose,
    )
    if (!found) throw new Error(`There is no function ${name}.`)
    return found
  }
  const variablesOf = (name: FunctionName) =>
    (lambda(name).resource.Properties.Environment as { Variables: Record<string, unknown> }).Variables
  const roleOf = (name: FunctionName): string =>
    (lambda(name).resource.Properties.Role as { 'Fn::GetAtt': [string, string] })['Fn::GetAtt'][0]
  const table = (name: TableName): Found => {
    const { partition, sort }: TableShape = tables[name]
    const keys = [
      { AttributeName: partition, KeyType: 'HASH' },
      ...(sort ? [{ AttributeName: sort, KeyType: 'RANGE' }] : []),
    ]
    const found = resourcesOf(template, 'AWS::DynamoDB::Table').find(
      ({ resource }) => JSON.stringify(resource.Properties.KeySchema) === JSON.stringify(keys),
    )
    if (!found) throw new Error(`There is no table ${name}.`)
    return found
  }
  /** What the policies of some roles say; of all of them when none is named. */
  const statementsOf = (name?: FunctionName): Statement[] =>
    resourcesOf(template, 'AWS::IAM::Policy')
      .filter(({ resource }) => !name || JSON.stringify(resource.Properties.Roles).includes(roleOf(name)))
      .flatMap(({ resource }) => (resource.Properties.PolicyDocument as { Statement: Statement[] }).Statement)
  const alarms = () => resourcesOf(template, 'AWS::CloudWatch::Alarm').map(({ resource }) => resource.Properties)
  return { lambda, variablesOf, roleOf, table, statementsOf, alarms }
}
