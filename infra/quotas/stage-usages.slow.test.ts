import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { functions } from '@forecourt/functions/needs'
import { CfnOutput, CfnWaitConditionHandle, Stack } from 'aws-cdk-lib'
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { expect, test } from 'vitest'
import { synthAndCheckRules } from '../app/synth-and-check-rules.ts'
import { apiUse } from '../config/function-routes.ts'
import { deployApp } from '../testing/deploy-app.ts'
import { testApp } from '../testing/test-app.ts'
import { usagesOf } from './stage-usages.ts'

test('[IN-1] a synth that comes near a limit of AWS is refused, with the resource, the count and what to do', () => {
  const app = testApp()
  const stack = new Stack(app, 'forecourt-dev-finance')
  for (let index = 0; index < 141; index++) new CfnOutput(stack, `Output${index}`, { value: 'x' })
  for (let index = 0; index < 351; index++) new CfnWaitConditionHandle(stack, `Handle${index}`)
  expect(() => synthAndCheckRules(app)).toThrow(
    /^forecourt-dev-finance comes near a limit of AWS, resources of a stack: 351 of 500, 70\.2%, .* Divide the team: .*\nforecourt-dev-finance .* outputs of a stack: 141 of 200/,
  )
})

test('[IN-1] a team alone is measured with the routes and integrations of all teams', {
  timeout: 120_000,
}, async () => {
  const apiOf = async (context: Record<string, string>) =>
    usagesOf((await deployApp(context)).synth())
      .filter(({ limit }) => limit === 'routes' || limit === 'integrations')
      .map(({ limit, used }) => [limit, used])
  const { routes, integrations } = apiUse(functions)
  const all = [
    ['routes', routes],
    ['integrations', integrations],
  ]
  expect(await apiOf({ stage: 'prod', team: 'finance' })).toEqual(all)
  expect(await apiOf({ stage: 'prod' }), 'what is declared is what is deployed').toEqual(all)
})

test('the code of a function counts as it is unzipped', () => {
  const app = testApp()
  const folder = join(mkdtempSync(join(app.outdir, 'code-')), 'made')
  mkdirSync(join(folder, 'lib'), { recursive: true })
  writeFileSync(join(folder, 'index.mjs'), 'x'.repeat(1000))
  writeFileSync(join(folder, 'lib/more.mjs'), 'x'.repeat(500))
  const stack = new Stack(app, 'forecourt-dev-finance')
  new LambdaFunction(stack, 'made', {
    runtime: Runtime.NODEJS_24_X,
    handler: 'index.handler',
    code: Code.fromAsset(folder),
  })
  expect(usagesOf(app.synth()).filter(({ limit }) => limit === 'code')).toEqual([
    { limit: 'code', of: expect.stringMatching(/^forecourt-dev-finance: made/), used: 1500 },
  ])
})
