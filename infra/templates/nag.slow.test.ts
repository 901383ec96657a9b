import { Bucket } from 'aws-cdk-lib/aws-s3'
import { Stack } from 'aws-cdk-lib/core'
import { AwsSolutionsChecks } from 'cdk-nag'
import type { IConstruct } from 'constructs'
import { expect, test } from 'vitest'
import { deployApp } from '../testing/deploy-app.ts'
import { testApp } from '../testing/test-app.ts'
import { allDeployContexts } from './all-deploy-contexts.ts'
import { nagExceptions } from './nag-exceptions.ts'

type Finding = { finding: string; on: string }

/** What AWS's own checks of a well-architected stack find, `IAM5[Resource::*]` on a construct's path. */
function findings(scope: IConstruct): Finding[] {
  return new AwsSolutionsChecks(scope).validateScope(scope).violations.flatMap(({ ruleName, violatingResources }) =>
    violatingResources.flatMap((resource) => {
      return { finding: ruleName.replace(/^AwsSolutions-/, ''), on: resource.constructPath ?? '' }
    }),
  )
}

const isException = ({ finding, on }: Finding) =>
  nagExceptions.findIndex((exception) => exception.finding.test(finding) && exception.on.test(on))

const used = new Set<number>()

/** Other stages repeat most of what production has. */
const tagsOf = (context: object) => (JSON.stringify(context) === '{"stage":"prod"}' ? {} : { tags: 'exhaustive' })

for (const context of allDeployContexts)
  test(`${JSON.stringify(context)} passes AWS's own checks, but for what is explained`, tagsOf(context), async () => {
    const found = findings(await deployApp(context)).map((finding) => ({ ...finding, exception: isException(finding) }))
    expect(found.filter(({ exception }) => exception < 0)).toEqual([])
    for (const { exception } of found) used.add(exception)
  })

test('every exception is of something that is still there', { tags: 'exhaustive' }, () => {
  expect(nagExceptions.filter((_exception, index) => !used.has(index))).toEqual([])
})

test('what breaks one of the checks is found', () => {
  const stack = new Stack(testApp(), 'stack')
  new Bucket(stack, 'open')
  expect(findings(stack)).toContainEqual({ finding: 'S1', on: 'stack/open/Resource' })
})
