import { readTenant } from '@forecourt/tenants'
import { Annotations, type App, CfnRule, Fn } from 'aws-cdk-lib'
import type { FunctionCode } from './bundle-functions.ts'
import { EdgeStack } from './stacks/edge-stack.ts'
import { PlatformStack } from './stacks/platform-stack.ts'
import { TenantStack } from './stacks/tenant-stack.ts'
import { stageOf } from './stages.ts'

/** `lacks`: why the code can be looked at but not deployed. */
type Bundle = { code: FunctionCode; lacks?: string }
type AddStacksOptions = { bundle(): Promise<Bundle>; tenantsFolder?: URL }

/**
 * The three deploys. `-c tenant=slug` makes that dealer's stack and no other, so a deploy cannot touch more; without it, the
 * platform and the edge. `bundle` is called only where functions are deployed.
 * Rejects with TenantError for a tenant that is not known or not valid, RangeError for an unknown stage: before anything is made.
 */
export async function addStacks(app: App, { bundle, tenantsFolder }: AddStacksOptions): Promise<void> {
  const stage = stageOf(app.node.tryGetContext('stage'))
  const slug: unknown = app.node.tryGetContext('tenant')
  if (slug !== undefined) {
    const site = readTenant(String(slug), tenantsFolder)
    new TenantStack(app, `forecourt-${stage.name}-tenant-${site.slug}`, { stage, site })
    return
  }
  const { code, lacks } = await bundle()
  const platform = new PlatformStack(app, `forecourt-${stage.name}-platform`, { stage, code })
  if (lacks) refuseDeploy(platform, lacks)
  new EdgeStack(app, `forecourt-${stage.name}-edge`, { stage }).addStackDependency(platform)
}

/** Synth still writes the template, for whoever wants to read it offline; CloudFormation refuses it before it touches anything. */
function refuseDeploy(platform: PlatformStack, why: string): void {
  Annotations.of(platform).addWarningV2('forecourt:incomplete', `This cannot be deployed: ${why}`)
  const assertDescription = `Synthesise again: ${why}`.slice(0, 1000)
  new CfnRule(platform, 'Incomplete', {
    assertions: [{ assert: Fn.conditionEquals('complete', 'incomplete'), assertDescription }],
  })
}
