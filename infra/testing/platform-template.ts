import { platformTeam } from '@forecourt/contracts/functions/platform-team'
import type { TableName } from '@forecourt/contracts/tables/tables'
import { functions as declared, type TeamFunction } from '@forecourt/functions/needs'
import type { Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { functionName } from '../config/derived-names.ts'
import type { Functions } from '../config/function-routes.ts'
import { stageOf } from '../config/stages.ts'
import { squadsOf, teamsOf } from '../config/teams.ts'
import { tableMetadata } from '../rules/template/table-of.ts'
import { DataStack } from '../stacks/data-stack.ts'
import { PlatformStack } from '../stacks/platform-stack.ts'
import { SquadStack } from '../stacks/squad-stack.ts'
import { TeamStack } from '../stacks/team-stack.ts'
import { type Resource, resourcesOf, testApp, testShell } from './test-app.ts'

export const functionNames = Object.keys(declared)

/** For tests: the declaration of a function of the repository. */
export function needsOf(name: string): TeamFunction {
  const needs = declared[name]
  if (!needs) throw new Error(`There is no function "${name}".`)
  return needs
}

type Options = { search?: string | undefined; canary?: string | undefined; functions?: Functions; code?: string }

/** For tests: the templates of a stage's stacks but the edge, with functions of one line. */
export type StageTemplates = {
  data: Template
  platform: Template
  /** Those with functions: the platform's, and each team's. */
  withFunctions: Readonly<Record<string, Template>>
  /** The squads' roles. */
  squads: Readonly<Record<string, Template>>
  all: Readonly<Record<string, Template>>
  stage: string
}

/** Test files share a process and unload modules, so what takes seconds to synthesise is kept by the process. */
const own = globalThis as { stageTemplates?: Map<string, StageTemplates> }

/** For tests: the stacks of a stage, synthesised together: of the repository's functions once. No test changes them. */
export function stageTemplates(name: string, options: Options = {}): StageTemplates {
  if (options.functions) return synthesize(name, options)
  own.stageTemplates ??= new Map()
  const key = JSON.stringify([name, options])
  const made = own.stageTemplates.get(key) ?? synthesize(name, options)
  own.stageTemplates.set(key, made)
  return made
}

function synthesize(
  name: string,
  { search, canary, functions = declared, code: text = 'export const x = 1' }: Options,
): StageTemplates {
  const app = testApp()
  const stage = stageOf(name, { search })
  const code = () => Code.fromInline(text)
  const remotes = ['search', 'vehicle']
  const data = new DataStack(app, 'data', { stage, functions, alarms: 'night@forecourt.example' })
  const platform = new PlatformStack(app, 'platform', {
    stage,
    code,
    shell: testShell,
    remotes,
    functions,
    ...(canary && { canary }),
  })
  const teams = teamsOf(functions).filter((team) => team !== platformTeam)
  const stacks = teams.map((team) => [team, new TeamStack(app, team, { stage, team, code, functions })] as const)
  const roles = squadsOf(remotes, functions).map(
    (squad) => [squad.name, new SquadStack(app, `squad-${squad.name}`, { stage, squad })] as const,
  )
  const templatesOf = (some: readonly (readonly [string, Stack])[]): Record<string, Template> =>
    Object.fromEntries(some.map(([id, stack]) => [id, Template.fromStack(stack)]))
  const [dataTemplate, platformTemplate] = [data, platform].map((stack) => Template.fromStack(stack))
  if (!dataTemplate || !platformTemplate) throw new Error('A stack has no template.')
  const withFunctions = { platform: platformTemplate, ...templatesOf(stacks) }
  const squads = templatesOf(roles)
  return {
    data: dataTemplate,
    platform: platformTemplate,
    withFunctions,
    squads,
    all: {
      data: dataTemplate,
      ...withFunctions,
      ...Object.fromEntries(Object.entries(squads).map(([squad, template]) => [`squad-${squad}`, template])),
    },
    stage: name,
  }
}

type Found = { id: string; resource: Resource; template: Template }
type Statement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: unknown }

/** For tests: the parameter by which a stack reads what another publishes. */
export const parameterId = (template: Template, path: string): string | undefined =>
  Object.entries((template.toJSON().Parameters ?? {}) as Record<string, { Default?: string }>).find(
    ([, { Default }]) => Default === path,
  )?.[0]

/** For tests: finds resources of a stage's templates by the names in the code. */
export function stageResources(stage: StageTemplates, functions: Functions = declared) {
  const everything = Object.values(stage.withFunctions)
  const find = (type: string, fits: (properties: Record<string, unknown>) => boolean, what: string): Found => {
    for (const template of Object.values(stage.all))
      for (const found of resourcesOf(template, type))
        if (fits(found.resource.Properties)) return { ...found, template }
    throw new Error(`There is no ${what}.`)
  }
  const lambda = (name: string): Found => {
    const called = functionName({ name: stage.stage as never }, functions[name]?.team ?? '', name)
    return find('AWS::Lambda::Function', ({ FunctionName }) => FunctionName === called, `function ${name}`)
  }
  const variablesOf = (name: string) =>
    (lambda(name).resource.Properties.Environment as { Variables: Record<string, unknown> }).Variables
  const roleOf = (name: string): string =>
    (lambda(name).resource.Properties.Role as { 'Fn::GetAtt': [string, string] })['Fn::GetAtt'][0]
  const table = (name: TableName): Omit<Found, 'template'> => {
    const found = resourcesOf(stage.data, 'AWS::DynamoDB::Table').find(
      ({ resource }) => resource.Metadata?.[tableMetadata] === name,
    )
    if (!found) throw new Error(`There is no table ${name}.`)
    return found
  }
  /** The policies of a function's role; by default of all roles of functions' stacks. */
  const statementsOf = (name?: string): Statement[] =>
    (name ? [lambda(name).template] : everything)
      .flatMap((template) => resourcesOf(template, 'AWS::IAM::Policy'))
      .filter(({ resource }) => !name || JSON.stringify(resource.Properties.Roles).includes(`"${roleOf(name)}"`))
      .flatMap(({ resource }) => (resource.Properties.PolicyDocument as { Statement: Statement[] }).Statement)
  /** What a function's stack reads a table's name by. */
  const tableNameIn = (functionsName: string, name: TableName): unknown => ({
    Ref: parameterId(lambda(functionsName).template, `/forecourt/${stage.stage}/table/${name}`),
  })
  const resources = (type: string) =>
    Object.values(stage.all).flatMap((template) => resourcesOf(template, type).map((found) => ({ ...found, template })))
  const alarms = () => resources('AWS::CloudWatch::Alarm').map(({ resource }) => resource.Properties)
  return { lambda, variablesOf, roleOf, table, statementsOf, alarms, tableNameIn, resources }
}
