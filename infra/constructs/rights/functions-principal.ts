import { Stack } from 'aws-cdk-lib'
import { AccountRootPrincipal, type Conditions, type PrincipalBase } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { roleArn, rolePath } from '../../config/derived-names.ts'
import type { Stage } from '../../config/stages.ts'
import type { RoleTag } from '../../rules/tenant-trust.ts'

/**
 * Functions of a stage, or of one team, whose roles have a tag: by path and tag and not by name, so that a new function needs no deploy
 * of the role that trusts it. rules/stage-rules.ts proves over all templates that no other role fits.
 */
export function functionsWith(scope: Construct, stage: Stage, tag: RoleTag, team?: string): PrincipalBase {
  const { key, value } = tag
  const conditions: Conditions = {
    ArnLike: { 'aws:PrincipalArn': roleArn(Stack.of(scope), '*', rolePath(stage, team)) },
    StringEquals: { [`aws:PrincipalTag/${key}`]: value },
  }
  return new AccountRootPrincipal().withConditions(conditions)
}
