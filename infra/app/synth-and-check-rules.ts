import type { App } from 'aws-cdk-lib'
import { quotaProblems } from '../quotas/quota-problems.ts'
import { usagesOf } from '../quotas/stage-usages.ts'
import { ruleViolations } from '../rules/rules.ts'
import { stageViolations } from '../rules/stage-rules.ts'
import { templateSchema } from '../rules/template/template.ts'

/**
 * Writes the templates, and throws RangeError with every rule that one of them breaks, or all of them together, and with every limit of
 * AWS that they come near: nothing that breaks one is deployed.
 */
export function synthAndCheckRules(app: App): void {
  const assembly = app.synth()
  const templates = assembly.stacks.map(({ template }) => templateSchema.parse(template))
  const broken = templates.flatMap((template, index) =>
    ruleViolations(template).map((what) => `${assembly.stacks[index]?.stackName}: ${what}`),
  )
  broken.push(...stageViolations(templates), ...quotaProblems(usagesOf(assembly)))
  if (broken.length > 0) throw new RangeError(broken.join('\n'))
}
