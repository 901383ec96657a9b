import type { App } from 'aws-cdk-lib'
import { quotaProblems } from '../quotas/quota-problems.ts'
import { usagesOf } from '../quotas/stage-usages.ts'
import { ruleViolations } from '../rules/rules.ts'
import { templateSchema } from '../rules/template.ts'

/** The platform's stack is near these limits until it is divided into stacks of teams: said, and not refused. */
const isRefused = (problem: string): boolean =>
  !/^forecourt-[a-z]+-platform(: \w+)? comes near .*, (resources of a stack|trust policy of a role):/.test(problem)

/**
 * Writes the templates, and throws RangeError with every rule that one of them breaks, and with every limit of AWS that they come near
 * together: nothing that breaks one is deployed. `say` gets what is not refused.
 */
export function synthAndCheckRules(app: App, say: (line: string) => void = () => {}): void {
  const assembly = app.synth()
  const broken = assembly.stacks.flatMap(({ stackName, template }) =>
    ruleViolations(templateSchema.parse(template)).map((what) => `${stackName}: ${what}`),
  )
  const near = quotaProblems(usagesOf(assembly))
  for (const problem of near.filter((each) => !isRefused(each))) say(problem)
  const refused = [...broken, ...near.filter(isRefused)]
  if (refused.length > 0) throw new RangeError(refused.join('\n'))
}
