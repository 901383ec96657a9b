import { rings } from '@forecourt/contracts/releases/release-pointer'
import { Command, Option } from 'commander'
import { repositoryRoot } from '../remote/remote-names.ts'
import { planText, runSteps } from './run-steps.ts'
import { type ShipOptions, type Step, type StepName, shipArguments, shipPlan, stepNames } from './ship-plan.ts'

const help = `Ship a squad's change that has both sides: plan it, deploy its functions, publish its remote, promote it.

It prints the steps, runs one step after the other, and stops at the first that fails, and where another stack must be deployed before, with what to do. Each step is a command of its own, which the plan names. Without --ring or --tenant the new version is published and serves nowhere yet.`

type Options = Omit<ShipOptions, 'context'> & { context: Record<string, string>; plan?: boolean }

/** `-c stage=prod`, as the CDK takes it. */
function addContext(given: string, known: Record<string, string>): Record<string, string> {
  const [name = '', ...rest] = given.split('=')
  if (name === '' || rest.length === 0) throw new Error(`-c takes name=value, such as stage=prod, and not ${given}.`)
  return { ...known, [name]: rest.join('=') }
}

const quoted = (text: string): string => (/[^\w./=:@-]/.test(text) ? JSON.stringify(text) : text)

/** The command line that continues a ship at a step. */
export const resumeCommand = (squad: string, { context, ring, tenant, yes }: ShipOptions, from: string): string =>
  [
    ...['npx', 'forecourt', 'ship', squad],
    ...Object.entries(context).flatMap(([name, value]) => ['-c', quoted(`${name}=${value}`)]),
    ...(ring === undefined ? [] : ['--ring', ring]),
    ...(tenant === undefined ? [] : ['--tenant', tenant]),
    ...(yes ? ['--yes'] : []),
    ...['--from', from],
  ].join(' ')

async function ship(squad: string, options: Options): Promise<void> {
  const steps = shipPlan(repositoryRoot, squad, options)
  console.log(planText(steps))
  const isPlanned = options.plan ? ({ name }: Step) => name === 'plan' : () => true
  const resume = (at: StepName): string => resumeCommand(squad, options, at)
  await runSteps(steps.filter(isPlanned), { folder: repositoryRoot, resume, say: (line) => console.log(line) })
  if (options.plan) return
  const isServed = steps.some(({ name }) => name === 'promote')
  const hasRemote = steps.some(({ name }) => name === 'publish')
  console.log(
    isServed || !hasRemote ? 'Shipped.' : 'Published. To let it serve, promote it: --from promote --ring canary',
  )
}

/** `forecourt ship <squad>`. */
export const shipCommand = (): Command =>
  new Command('ship')
    .summary("Ship a squad's functions and its remote: deploy, publish, promote")
    .description(help)
    .argument('<squad>', 'such as finance: functions/finance and mfe-finance')
    .addOption(
      new Option(
        '-c, --context <name=value>',
        `what the steps take: ${shipArguments.map((name) => `${name}=`).join(', ')}`,
      )
        .default({}, 'none')
        .argParser(addContext),
    )
    .addOption(new Option('--ring <ring>', 'promote it to the sites of this ring').choices(rings).conflicts('tenant'))
    .addOption(new Option('--tenant <slug>', 'promote it on one site'))
    .addOption(new Option('--from <step>', 'begin with this step, after a failure').choices(stepNames))
    .option('--plan', 'print the steps, and what changes; do nothing')
    .option('--yes', 'do not ask before rights are widened')
    .action(ship)
