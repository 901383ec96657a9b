import { platformTeam } from '@forecourt/contracts/functions/platform-team'
import { functions } from '@forecourt/functions/needs'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { expect, test } from 'vitest'
import { addStacks } from '../app/add-stacks.ts'
import { teamsOf } from '../config/teams.ts'
import { testApp } from '../testing/test-app.ts'
import { wiredByName } from './team-stack.ts'

const notBuilt = () => {
  throw new Error('A team needs no shell and no remote.')
}
const teams = teamsOf(functions).filter((team) => team !== platformTeam)

test.each(teams)(
  '[MF-2] %s is deployed alone, with the roles of its squad, and brings its code where only that squad may',
  async (team) => {
    const app = testApp({ team })
    const code = () => Code.fromInline('export const x = 1')
    await addStacks(app, { bundle: () => ({ code }), buildShell: notBuilt, buildRemote: notBuilt })
    const [stack, ...others] = app.synth().stacks
    expect([stack?.stackName, ...others]).toEqual([`forecourt-dev-${team}`])
    const role = (name: string) => `arn:\${AWS::Partition}:iam::\${AWS::AccountId}:role/${name}`
    const { properties } = stack?.manifest ?? {}
    expect(properties).toMatchObject({
      assumeRoleArn: role(`forecourt-dev-deploy-${team}`),
      cloudFormationExecutionRoleArn: role(`forecourt-dev-functions-${team}`),
      stackTemplateAssetObjectUrl: expect.stringContaining(`/squads/dev/${team}/`),
    })
    expect(properties).not.toHaveProperty('lookupRole')
  },
)

test.each(wiredByName)('%s, which a stack wires by its name, is a function of a team', (name) => {
  expect(teams).toContain(functions[name]?.team)
})
