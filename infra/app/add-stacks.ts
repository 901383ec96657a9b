import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeTenantStackCommand, tenantStackName } from '@forecourt/contracts/platform/platform-names'
import { homeRegion } from '@forecourt/contracts/platform/stages'
import type { Site } from '@forecourt/contracts/site/site'
import { dealersFolder, displayFolder, listTenants, readTenant, TenantError, tenantFolder } from '@forecourt/tenants'
import { Annotations, type App, CfnRule, Fn, Tags } from 'aws-cdk-lib'
import * as z from 'zod/mini'
import { chooseRemote, knownRemotes, type RemoteChoice } from '../bundling/build-remote.ts'
import type { FunctionCode, ShellBuild } from '../bundling/bundle-functions.ts'
import { edgeStackName, platformStackName, remoteStackName } from '../config/parameters.ts'
import { edgeRegion, type Stage, siteForStage, stageOf } from '../config/stages.ts'
import { EdgeStack } from '../stacks/edge-stack.ts'
import { PlatformStack } from '../stacks/platform-stack.ts'
import { type BuiltRemote, RemoteStack } from '../stacks/remote-stack.ts'
import { TenantStack } from '../stacks/tenant-stack.ts'
import { parseAlarmEmail, parseCanaryUrl, validateContext } from './validate-context.ts'

/** `lacks`: why the code can be synthesised but not deployed. */
type Bundle = { code: FunctionCode; shell: ShellBuild; lacks?: string }
type AddStacksOptions = {
  bundle(): Promise<Bundle>
  buildRemote(remote: RemoteChoice): Promise<BuiltRemote>
  /** The names of all remotes, each of a squad; by default those of the checkout. */
  remotes?: readonly string[] | undefined
}

const home = { region: homeRegion }

/**
 * The four deploys. `-c tenant=slug` makes only that dealer's stack, and `-c remote=name` only that remote's; without either,
 * the platform and the edge. Functions are bundled and remotes built only for their own deploy.
 * Rejects with TenantError for an unknown or invalid tenant and RangeError for other unknown names, before anything is
 * made.
 */
export async function addStacks(app: App, options: AddStacksOptions): Promise<void> {
  validateContext(app.node.getAllContext())
  const asked = (name: string): unknown => app.node.tryGetContext(name)
  const [search, budget, domain] = [asked('search'), asked('budget'), asked('domain')]
  const stage = stageOf(asked('stage'), { search, budget, domain })
  const { tenant, remote } = { tenant: asked('tenant'), remote: asked('remote') }
  Tags.of(app).add('forecourt:stage', stage.name)
  if (tenant !== undefined) return addTenant(app, stage, String(tenant), dealersFolder(asked('tenants')))
  if (remote !== undefined) {
    const built = await options.buildRemote(chooseRemote(remote, asked('version')))
    const { name } = built.release
    new RemoteStack(app, remoteStackName(stage, name), { stage, remote: built, env: home })
    return
  }
  await addPlatform(app, stage, options)
}

function addTenant(app: App, stage: Stage, slug: string, tenantsFolder?: URL): void {
  const site = readDealer(stage, slug, tenantsFolder)
  checkDomain(site, tenantsFolder)
  const folder = fileURLToPath(tenantFolder(site.slug, tenantsFolder))
  const pictures = readdirSync(folder)
    .filter((file) => /\.(avif|jpe?g|png|webp)$/.test(file))
    .map((file) => join(folder, file))
  const stack = new TenantStack(app, tenantStackName(stage.name, site.slug), {
    stage,
    site: siteForStage(stage, site),
    pictures,
    env: home,
  })
  Tags.of(stack).add('forecourt:tenant', site.slug)
}

const slugShape = /^[a-z][a-z0-9-]*$/

/**
 * Without its folder nobody can say what a dealer's stack is made of, and the CDK destroys only what it can make: the message
 * says how to remove the stack of a dealer that is deployed.
 */
function readDealer(stage: Stage, slug: string, tenantsFolder?: URL): Site {
  try {
    return readTenant(slug, tenantsFolder)
  } catch (error) {
    if (!(error instanceof TenantError) || listTenants(tenantsFolder).includes(slug) || !slugShape.test(slug))
      throw error
    throw new TenantError(
      `${error.message}\nTo take one off the air whose folder is gone: ${removeTenantStackCommand(stage.name, slug)}`,
    )
  }
}

/**
 * CloudFront would refuse it too (the stack claims the domain before it writes anything), but minutes later and
 * with less to go by.
 */
function checkDomain({ slug, url }: Site, tenantsFolder?: URL): void {
  const { host } = new URL(url)
  for (const other of listTenants(tenantsFolder)) {
    if (other === slug) continue
    if (hostOf(tenantFolder(other, tenantsFolder)) === host)
      throw new TenantError(
        `${displayFolder(slug, tenantsFolder)}/site.json: url: found ${host}, which is the domain of ${other}; allowed is one of its own`,
      )
  }
}

const addressSchema = z.object({ url: z.url() })

/** The host of a folder's site; none for an invalid site, which does not concern this deploy. */
function hostOf(folder: URL): string | undefined {
  try {
    const text = readFileSync(new URL('site.json', folder), 'utf8')
    return new URL(addressSchema.parse(JSON.parse(text)).url).host
  } catch {
    return undefined
  }
}

async function addPlatform(
  app: App,
  stage: Stage,
  { bundle, remotes = knownRemotes() }: AddStacksOptions,
): Promise<void> {
  const text = (name: string): string | undefined => {
    const value: unknown = app.node.tryGetContext(name)
    return value === undefined ? undefined : String(value)
  }
  const [alarms, canary, release] = ['alarms', 'canary', 'release'].map(text)
  const originSecretVersion = text('originSecretVersion')
  const given = {
    ...(alarms !== undefined && { alarms: parseAlarmEmail(alarms) }),
    ...(canary !== undefined && { canary: parseCanaryUrl(canary) }),
    ...(release && { release }),
  }
  const { code, shell, lacks } = await bundle()
  const platform = new PlatformStack(app, platformStackName(stage), {
    stage,
    code,
    shell,
    remotes,
    ...given,
    env: home,
  })
  if (lacks) refuseDeploy(platform, lacks)
  if (!stage.hasEdge) return
  new EdgeStack(app, edgeStackName(stage), {
    stage,
    ...(originSecretVersion && { originSecretVersion }),
    env: { region: edgeRegion },
  }).addStackDependency(platform)
}

/** Synth still writes the template, to be read offline; CloudFormation refuses it before it touches anything. */
function refuseDeploy(platform: PlatformStack, why: string): void {
  Annotations.of(platform).addWarningV2('forecourt:incomplete', `This cannot be deployed: ${why}`)
  const assertDescription = `Synthesise again: ${why}`.slice(0, 1000)
  new CfnRule(platform, 'Incomplete', {
    assertions: [{ assert: Fn.conditionEquals('complete', 'incomplete'), assertDescription }],
  })
}
