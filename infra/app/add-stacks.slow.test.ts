import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { Annotations, Match, Template } from 'aws-cdk-lib/assertions'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { Stack } from 'aws-cdk-lib/core'
import { expect, test } from 'vitest'
import { deployApp } from '../testing/deploy-app.ts'
import { testApp, testShell } from '../testing/test-app.ts'
import { addStacks } from './add-stacks.ts'

const noRemote = () => {
  throw new Error('The platform builds no remote.')
}

async function platformThatLacks(lacks: string): Promise<Stack> {
  const app = testApp()
  const code = () => Code.fromInline('export const x = 1')
  await addStacks(app, {
    bundle: () => ({ code, lacks }),
    buildShell: async () => testShell,
    buildRemote: noRemote,
  })
  const platform = app.node.findChild('forecourt-dev-platform')
  if (!Stack.isStack(platform)) throw new Error('There is no platform.')
  return platform
}

test('code that lacks a part is synthesised with a warning, and CloudFormation refuses to deploy it', async () => {
  expectLogs(/This cannot be deployed: sharp could not be fetched/)
  const platform = await platformThatLacks('sharp could not be fetched.')
  expect(Object.values(Template.fromStack(platform).toJSON().Rules)).toContainEqual({
    Assertions: [
      {
        Assert: { 'Fn::Equals': ['complete', 'incomplete'] },
        AssertDescription: 'Synthesise again: sharp could not be fetched.',
      },
    ],
  })
  Annotations.fromStack(platform).hasWarning('*', Match.stringLikeRegexp('^This cannot be deployed: sharp could not'))
})

test('code that lacks nothing is deployed', async () => {
  const { stacks } = (await deployApp({ stage: 'prod' })).synth()
  expect(stacks.map(({ stackName }) => stackName)).toContain('forecourt-prod-platform')
  expect(JSON.stringify(stacks.map(({ template }) => template))).not.toContain('Synthesise again')
})
