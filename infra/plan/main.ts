// `npm run plan -- <team>`: what a deploy of a team's functions changes, in words. `npx cdk diff` says it by resource.
import '../app/compile-cache.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deployOthersFirst } from '@forecourt/contracts/platform/plan-exit-code'
import { functions } from '@forecourt/functions/needs'
import { App } from 'aws-cdk-lib'
import * as z from 'zod/mini'
import { addBundledStacks } from '../app/add-bundled-stacks.ts'
import { stackNames } from '../config/parameters.ts'
import { stageOf } from '../config/stages.ts'
import { checkTeam } from '../config/teams.ts'
import { deployedTemplate } from './deployed-template.ts'
import { planChanges } from './plan-text.ts'

const help = `npm run plan -- <team> [-c stage=<stage>] [-c search=<tier>] [-c release=<name>]

Says in words what a deploy of the team's functions changes: routes, rights, schedules, streams, alarms and code, against what is deployed
on the stage; and what of it needs a deploy of data, the platform or the edge. It takes what \`npx cdk deploy -c team=<team>\` takes, and
changes nothing.

It exits with 0, with ${deployOthersFirst} where another stack must be deployed before, and with 1 where it fails.`

const flagsSchema = z.object({ context: z.record(z.string(), z.unknown()) })

function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { context: { type: 'string', short: 'c', multiple: true, default: [] }, help: { type: 'boolean' } },
  })
  const context = Object.fromEntries(
    values.context.map((given) => {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(given) ?? []
      if (!name) throw new RangeError(`-c takes name=value, such as stage=prod, and not ${given}.`)
      return [name, value]
    }),
  )
  const [team, ...others] = positionals
  if (values.help) return { help: true as const }
  if (team === undefined || others.length > 0) throw new RangeError(`Name one team.\n\n${help}`)
  return { team, context }
}

async function plan(team: string, context: Readonly<Record<string, string>>) {
  checkTeam(team, functions)
  const stage = stageOf(context.stage)
  const outdir = mkdtempSync(join(tmpdir(), 'forecourt-plan-'))
  try {
    const { context: flags } = flagsSchema.parse(
      JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8')),
    )
    const app = new App({ outdir, autoSynth: false, context: { ...flags, ...context, team } })
    await addBundledStacks(app)
    const after: unknown = app.synth().getStackByName(stackNames.team(stage, team)).template
    const { template: before, hasRoles } = await deployedTemplate(stage, team)
    return planChanges({ stage, team, functions, before, after, hasRoles })
  } finally {
    rmSync(outdir, { recursive: true })
  }
}

try {
  const asked = readCommand()
  const { text, waits } = asked.help ? { text: help, waits: false } : await plan(asked.team, asked.context)
  process.stdout.write(`${text}\n`)
  if (waits) process.exitCode = deployOthersFirst
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
