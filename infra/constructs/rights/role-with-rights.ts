import { type IPrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'

export type Right = { actions: string[]; resources: string[]; conditions?: Record<string, Record<string, unknown>> }

/** A role with a name of ours and these rights. */
export function makeRole(
  scope: Construct,
  roleName: string,
  { description, assumedBy, rights }: { description: string; assumedBy: IPrincipal; rights: readonly Right[] },
): Role {
  const role = new Role(scope, roleName, { roleName, description, assumedBy })
  for (const right of rights) role.addToPolicy(new PolicyStatement(right))
  return role
}
