import { functions } from '@forecourt/functions/needs'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { expect, test } from 'vitest'
import { stackNames } from '../config/parameters.ts'
import { stageOf } from '../config/stages.ts'
import { platformTeam, teamsOf } from '../config/teams.ts'
import { TeamStack } from '../stacks/team-stack.ts'
import { testApp } from '../testing/test-app.ts'
import { quotaProblems } from './quota-problems.ts'
import { usagesOf } from './stage-usages.ts'

const times = 10
const stage = stageOf('prod')

/** What a stack may hold; what all share, as the routes of the one API, is in docs/scale.md. */
const ofStacks = [
  'resources',
  'template',
  'parameters',
  'outputs',
  'dynamicReferences',
  'inlinePolicies',
  'trustPolicy',
]

const title = "ten times the functions of today, in teams of the size of today's: every stack stays under 70%"

test(title, { tags: 'exhaustive', timeout: 180_000 }, () => {
  const app = testApp()
  for (const team of teamsOf(functions).filter((each) => each !== platformTeam))
    for (let copy = 1; copy <= times; copy++) {
      const copied = Object.entries(functions)
        .filter(([, needs]) => needs.team === team)
        .map(([name, needs]) => [`${name}-${copy}`, { ...needs, team: `${team}-${copy}` }] as const)
      const code = () => Code.fromInline('export const x = 1')
      const stack = { stage, team: `${team}-${copy}`, code, functions: Object.fromEntries(copied) }
      new TeamStack(app, stackNames.team(stage, `${team}-${copy}`), { ...stack, env: { region: 'ap-southeast-2' } })
    }
  const usages = usagesOf(app.synth()).filter(({ limit }) => ofStacks.includes(limit))
  expect(usages.length).toBeGreaterThan(times)
  expect(quotaProblems(usages)).toEqual([])
})
