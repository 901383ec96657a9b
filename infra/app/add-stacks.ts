import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeTenantStackCommand, tenantStackName } from '@forecourt/contracts/platform/platform-names'
import { homeRegion } from '@forecourt/contracts/platform/stages'
import type { Site } from '@forecourt/contracts/site/site'
import { functions as declaredFunctions } from '@forecourt/functions/needs'
import { dealersFolder, displayFolder, listTenants, readTenant, TenantError, tenantFolder } from '@forecourt/tenants'
import { Annotations, type App, CfnRule, Fn, type Stack, Tags } from 'aws-cdk-lib'
import * as z from 'zod/mini'
import { chooseRemote, knownRemotes, type RemoteChoice } from '../bundling/build-remote.ts'
import type { FunctionCode, ShellBuild } from '../bundling/bundle-functions.ts'
import { checkFunctions } from '../config/function-problems.ts'
import type { Functions } from '../config/function-routes.ts'
import { stackNames } from '../config/parameters.ts'
import { edgeRegion, type Stage, siteForStage, stageOf } from '../config/stages.ts'
import { checkTeam, squadsOf } from '../config/teams.ts'
import { DataStack } from '../stacks/data-stack.ts'
import { EdgeStack } from '../stacks/edge-stack.ts'
import { PlatformStack } from '../stacks/platform-stack.ts'
import { type BuiltRemote, RemoteStack } from '../stacks/remote-stack.ts'
import { SquadStack } from '../stacks/squad-stack.ts'
import { TeamStack } from '../stacks/team-stack.ts'
import { TenantStack } from '../stacks/tenant-stack.ts'
import { parseAlarmEmail, parseCanaryUrl, validateContext } from './validate-context.ts'

/** `lacks`: why the code can be synthesised but not deployed. */
type Bundle = { code: FunctionCode; lacks?: string | undefined }
type AddStacksOptions = {
  /** All functions; by default those of the repository. */
  functions?: Functions | undefined
  bundle(): Bundle
  /** Builds the shell, which the document function of the bundle gets too. */
  buildShell(): Promise<ShellBuild>
  buildRemote(remote: RemoteChoice): Promise<BuiltRemote>
  /** The names of all remotes, each of a squad; by default those of the checkout. */
  remotes?: readonly string[] | undefined
}

const home = { region: homeRegion }

/**
 * The deploys. `-c tenant=slug` makes only that dealer's stack, `-c remote=name` only that remote's, and `-c team=name` only that of the
 * team's functions; without any of them, data, platform, all squads and teams, and the edge. Functions are bundled, and the shell and remotes built,
 * only for their own deploy. Rejects with TenantError for an unknown or invalid tenant and RangeError for other unknown names, before
 * anything is made.
 */
export async function addStacks(app: App, options: AddStacksOptions): Promise<void> {
  validateContext(app.node.getAllContext())
  const asked = (name: string): unknown => app.node.tryGetContext(name)
  const [search, budget, domain] = [asked('search'), asked('budget'), asked('domain')]
  const stage = stageOf(asked('stage'), { search, budget, domain })
  const [tenant, remote, team] = [asked('tenant'), asked('remote'), asked('team')]
  Tags.of(app).add('forecourt:stage', stage.name)
  if (tenant !== undefined) return addTenant(app, stage, String(tenant), dealersFolder(asked('tenants')))
  if (remote !== undefined) {
    const built = await options.buildRemote(chooseRemote(remote, asked('version')))
    const { name } = built.release
    new RemoteStack(app, stackNames.remote(stage, name), { stage, remote: built, env: home })
    return
  }
  const { functions = declaredFunctions } = options
  if (team !== undefined) {
    checkFunctions(functions)
    const release = asked('release')
    addTeam(app, stage, checkTeam(String(team), functions), {
      functions,
      ...(release !== undefined && { release: String(release) }),
      ...options.bundle(),
    })
    return
  }
  await addEverything(app, stage, { ...options, functions })
}

type TeamParts = Bundle & { functions: Functions; release?: string }

function addTeam(app: App, stage: Stage, team: string, { code, functions, release, lacks }: TeamParts): TeamStack {
  const stack = new TeamStack(app, stackNames.team(stage, team), { stage, team, code, functions, release, env: home })
  if (lacks && Object.values(functions).some((needs) => needs.team === team && needs.makesPictures))
    refuseDeploy(stack, lacks)
  return stack
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

type Everything = AddStacksOptions & { functions: Functions }

/** In order: data, what finds it by its parameters, the squads' roles, the teams with their routes on the gateway, and the edge. */
async function addEverything(
  app: App,
  stage: Stage,
  { bundle, buildShell, functions, remotes = knownRemotes() }: Everything,
): Promise<void> {
  const text = (name: string): string | undefined => {
    const value: unknown = app.node.tryGetContext(name)
    return value === undefined ? undefined : String(value)
  }
  const [alarms, canary, release] = ['alarms', 'canary', 'release'].map(text)
  const originSecretVersion = text('originSecretVersion')
  const given = {
    alarms: alarms === undefined ? {} : { alarms: parseAlarmEmail(alarms) },
    canary: canary === undefined ? {} : { canary: parseCanaryUrl(canary) },
  }
  const bundled = bundle()
  const shell = await buildShell()
  const data = new DataStack(app, stackNames.data(stage), {
    stage,
    functions,
    ...given.alarms,
    env: home,
  })
  const platform = new PlatformStack(app, stackNames.platform(stage), {
    stage,
    code: bundled.code,
    shell,
    remotes,
    functions,
    ...given.canary,
    ...(release && { release }),
    env: home,
  })
  if (bundled.lacks) refuseDeploy(platform, bundled.lacks)
  platform.addStackDependency(data)
  for (const squad of squadsOf(remotes, functions)) {
    const roles = new SquadStack(app, stackNames.squad(stage, squad.name), { stage, squad, env: home })
    roles.addStackDependency(platform)
    if (squad.hasFunctions)
      addTeam(app, stage, squad.name, { functions, ...bundled, ...(release && { release }) }).addStackDependency(roles)
  }
  if (!stage.hasEdge) return
  new EdgeStack(app, stackNames.edge(stage), {
    stage,
    ...(originSecretVersion && { originSecretVersion }),
    env: { region: edgeRegion },
  }).addStackDependency(platform)
}

/** Synth still writes the template, to be read offline; CloudFormation refuses it before it touches anything. */
function refuseDeploy(stack: Stack, why: string): void {
  Annotations.of(stack).addWarningV2('forecourt:incomplete', `This cannot be deployed: ${why}`)
  const assertDescription = `Synthesise again: ${why}`.slice(0, 1000)
  new CfnRule(stack, 'Incomplete', {
    assertions: [{ assert: Fn.conditionEquals('complete', 'incomplete'), assertDescription }],
  })
}
