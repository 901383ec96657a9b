import { expect, test } from 'vitest'
import { synthChecked } from '../check-rules.ts'
import { testApp } from '../stacks/stack-testing.ts'
import { addDeploy, everyDeploy } from './every-deploy.ts'
import { brokenRules } from './rules.ts'
import { templateSchema } from './template.ts'

test.each(everyDeploy)('[IN-1] %j is synthesised without an account, and keeps every rule', async (context) => {
  const { stacks } = (await addDeploy(testApp(context))).synth()
  expect(stacks.length).toBeGreaterThan(0)
  for (const { template } of stacks) expect(brokenRules(templateSchema.parse(template))).toEqual([])
})

test('a deploy with what is meant for one machine is refused, and the variable named', async () => {
  const app = await addDeploy(testApp({ stage: 'prod', canary: 'https://northgate.localhost:8080' }))
  expect(() => synthChecked(app)).toThrow(
    /^forecourt-prod-platform: canary\w+: CANARY_SITE leads to one machine, https:\/\/northgate\.localhost:8080 breaks a rule: no secret/,
  )
})
