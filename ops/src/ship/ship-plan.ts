import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readPackage, readRemoteFolder } from '@forecourt/build/remotes/remote-folder'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import { platformTeam } from '@forecourt/contracts/functions/platform-team'
import { deployArguments } from '@forecourt/contracts/platform/deploy-arguments'
import { deployOthersFirst } from '@forecourt/contracts/platform/plan-exit-code'
import { stageNames } from '@forecourt/contracts/platform/stages'
import { versionSchema } from '@forecourt/contracts/releases/release'
import { rings } from '@forecourt/contracts/releases/release-pointer'
import { nearestName } from '@forecourt/contracts/validation/nearest-name'
import { countOf } from '@forecourt/domain/text/numbers'

export const stepNames = ['plan', 'deploy', 'publish', 'promote'] as const
export type StepName = (typeof stepNames)[number]

/** A step of a ship: what it does, the command that does it, which works alone too, and what to do when it fails. */
export type Step = {
  name: StepName
  does: string
  command: readonly string[]
  ifItFails: string
  /** It ended well, and says by this code that the next step must wait for others. */
  waits?: { code: number; todo: string; resumeAt: StepName }
}

export type ShipOptions = {
  /** The arguments of `-c`, as the CDK takes them. */
  context: Readonly<Record<string, string>>
  ring?: string
  tenant?: string
  from?: StepName
  yes?: boolean
}

/** Which `-c` arguments a step takes beside what it is of, which is the squad. */
const contextOf = {
  functions: deployArguments["a team's functions"].filter((name) => name !== 'team'),
  remote: deployArguments['a remote'].filter((name) => name !== 'remote'),
} as const
/** The `-c` arguments of a ship: those of its steps. */
export const shipArguments: readonly string[] = [...new Set(Object.values(contextOf).flat())]

/**
 * The steps that ship a squad's change, in order: what changes in words, then its functions, since a release calls endpoints that must
 * be there. Left out is what a squad does not have, and a promotion without a ring or a site. Throws with what is allowed.
 */
export function shipPlan(root: string, squad: string, options: ShipOptions): Step[] {
  const { context, ring, tenant, from, yes } = options
  checkContext(context)
  if (squad === platformTeam)
    throw new Error('The functions of the team platform are deployed with the platform: npx cdk deploy --all.')
  const owner = {
    functions: functionNamesOf(root, squad),
    remote: remoteFolders(root).find(({ name }) => name === squad),
  }
  if (owner.functions.length === 0 && !owner.remote) throw unknownSquad(root, squad)
  if (!owner.remote && (ring !== undefined || tenant !== undefined || from === 'publish' || from === 'promote'))
    throw new Error(`${squad} has no remote, so there is nothing to publish or to promote: only functions/${squad}.`)
  checkVersion(context.version)
  const approval = yes ? ['--require-approval', 'never'] : []
  const given = (what: keyof typeof contextOf): string[] =>
    contextOf[what].flatMap((key) => (context[key] === undefined ? [] : ['-c', `${key}=${context[key]}`]))
  const steps: Step[] = []
  if (owner.functions.length > 0)
    steps.push(
      {
        name: 'plan',
        does: `says what changes for ${squad} on ${context.stage}, and what of it other stacks must bring`,
        command: ['npm', 'run', '--silent', 'plan', '--', squad, ...given('functions')],
        ifItFails: 'Nothing is changed. Fix what the message names.',
        waits: {
          code: deployOthersFirst,
          todo: 'Nothing is changed. Have operations deploy what the plan names under "Other stacks", before this.',
          resumeAt: 'deploy',
        },
      },
      {
        name: 'deploy',
        does: `deploys ${countOf(owner.functions.length, 'function')}: ${owner.functions.join(', ')}`,
        command: ['npx', 'cdk', 'deploy', '-c', `team=${squad}`, ...given('functions'), ...approval],
        ifItFails:
          'What served before serves: nothing was changed, or CloudFormation has rolled it back. Fix what the message names.',
      },
    )
  if (owner.remote) {
    const { manifest } = readRemoteFolder(owner.remote.folder)
    const version = context.version ?? readPackage(owner.remote.folder).version
    steps.push({
      name: 'publish',
      does: `builds ${manifest.name} and publishes it as ${version}, which nothing serves yet`,
      command: ['npx', 'cdk', 'deploy', '-c', `remote=${squad}`, ...given('remote'), ...approval],
      ifItFails:
        'Nothing serves the new version. Fix what the message names; a version that is taken: raise it in package.json.',
    })
    if (ring !== undefined || tenant !== undefined)
      steps.push({
        name: 'promote',
        does: `lets ${manifest.name} ${version} serve ${tenant === undefined ? `in the ring ${ring}` : `on ${tenant}`}`,
        command: [
          ...['npx', 'forecourt', 'remote', 'promote', `mfe-${squad}`, version],
          ...(tenant === undefined ? ['--ring', String(ring)] : ['--tenant', tenant]),
          ...['--stage', String(context.stage)],
        ],
        ifItFails: 'What served before serves. The version is published: do what the message says, then promote it.',
      })
  }
  return stepsFrom(steps, from)
}

function stepsFrom(steps: Step[], from: StepName | undefined): Step[] {
  if (from === undefined) return steps
  const first = steps.findIndex(({ name }) => name === from)
  if (first >= 0) return steps.slice(first)
  if (from === 'promote') throw new Error(`Name where to promote it: --ring ${rings.join('|')}, or --tenant <slug>.`)
  throw new Error(`There is no step ${from}: the steps are ${steps.map(({ name }) => name).join(', ')}.`)
}

/** The folders of a squad's functions: functions/<squad>/<name>. */
function functionNamesOf(root: string, squad: string): string[] {
  const folder = join(root, 'functions', squad)
  return existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'needs.ts'))) : []
}

function unknownSquad(root: string, squad: string): Error {
  const teams = readdirSync(join(root, 'functions'), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && entry.name !== platformTeam && functionNamesOf(root, entry.name).length > 0,
    )
    .map(({ name }) => name)
  const squads = [...new Set([...teams, ...remoteFolders(root).map(({ name }) => name)])].sort()
  const nearest = nearestName(squad.replace(/^mfe-/, ''), squads)
  return new Error(
    `There is no squad ${squad}. ${nearest ? `Did you mean ${nearest}?` : `Known: ${squads.join(', ')}.`}`,
  )
}

/** Before functions are deployed, though only the remote's step has it. */
function checkVersion(version: string | undefined): void {
  if (version !== undefined && !versionSchema.safeParse(version).success)
    throw new Error(
      `version is "${version}": it must be three numbers, such as 1.4.1, with a mark after a hyphen or without.`,
    )
}

function checkContext(context: Readonly<Record<string, string>>): void {
  const stray = Object.keys(context).find((key) => !shipArguments.includes(key))
  if (stray !== undefined)
    throw new Error(`ship takes ${shipArguments.map((key) => `-c ${key}=`).join(', ')}, and not -c ${stray}=.`)
  const { stage } = context
  const allowed = stageNames.join(', ')
  if (stage === undefined) throw new Error(`Name the stage: -c stage=<stage>, one of ${allowed}.`)
  if (!stageNames.some((name) => name === stage))
    throw new Error(`There is no stage ${stage}: it is one of ${allowed}.`)
}
