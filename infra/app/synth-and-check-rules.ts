import type { App } from 'aws-cdk-lib'
import { ruleViolations } from '../rules/rules.ts'
import { templateSchema } from '../rules/template.ts'

/**
 * Writes the templates, and throws RangeError with every rule that one of them breaks: nothing that breaks one is deployed.
 */
export function synthAndCheckRules(app: App): void {
  const broken = app
    .synth()
    .stacks.flatMap(({ stackName, template }) =>
      ruleViolations(templateSchema.parse(template)).map((what) => `${stackName}: ${what}`),
    )
  if (broken.length > 0) throw new RangeError(broken.join('\n'))
}
