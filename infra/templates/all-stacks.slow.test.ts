import { expect, test } from 'vitest'
import { synthAndCheckRules } from '../app/synth-and-check-rules.ts'
import { ruleViolations } from '../rules/rules.ts'
import { templateSchema } from '../rules/template/template.ts'
import { deployApp } from '../testing/deploy-app.ts'
import { testApp } from '../testing/test-app.ts'
import { addDeployStacks, allDeployContexts } from './all-deploy-contexts.ts'

test.each(allDeployContexts)(
  '[IN-1] %j is synthesised without an account, and keeps every rule',
  {
    tags: 'exhaustive',
  },
  async (context) => {
    const { stacks } = (await deployApp(context)).synth()
    expect(stacks.length).toBeGreaterThan(0)
    for (const { template } of stacks) expect(ruleViolations(templateSchema.parse(template))).toEqual([])
  },
)

test('a deploy with what is meant for one machine is refused, and the variable named', async () => {
  const app = await addDeployStacks(testApp({ stage: 'prod', canary: 'https://northgate.localhost:8080' }))
  expect(() => synthAndCheckRules(app)).toThrow(
    /^forecourt-prod-platform: canary\w+: CANARY_SITE leads to one machine, https:\/\/northgate\.localhost:8080 breaks a rule: no secret/,
  )
})
