import type { StageName } from '@forecourt/contracts/platform/stages'
import { useLocalTables } from '@forecourt/local/aws/tables/use-local-tables'
import { dealersFolder } from '@forecourt/tenants'
import { Command } from 'commander'
import { openStage, stageOption } from '../stage.ts'
import { checkDealers } from './checks/check-dealers.ts'
import { checkReleases } from './checks/check-releases.ts'
import { checkSites } from './checks/check-sites.ts'
import { checkStores } from './checks/check-stores.ts'
import { checkTeams } from './checks/check-teams.ts'
import { awsDeployment } from './deployment/aws-deployment.ts'
import type { Deployment } from './deployment/deployment.ts'
import { localDeployment } from './deployment/local-deployment.ts'
import { type Finding, runCheck } from './finding.ts'
import { doctorReport } from './report.ts'

const help = `Look at a deployment from outside and inside, and say what is wrong and what to do.

It looks from outside, as shoppers do: pages, searches, the code they load, each team's functions, certificates. And from inside: tables, queues, the search index and its cluster, alarms, and the releases of every remote. It changes nothing. The exit code is 1 when anything is wrong; a warning alone is 0.`

type Options = { stage?: StageName; tenants?: string; json?: boolean }

/** All findings, even if some checks fail. */
export async function examine(deployment: Deployment, now: Date): Promise<Finding[]> {
  const found = await Promise.all([
    checkSites(deployment, now),
    runCheck('dealers', () => checkDealers(deployment)),
    runCheck('teams', () => checkTeams(deployment)),
    runCheck('releases', () => checkReleases(deployment, now)),
    checkStores(deployment),
  ])
  return found.flat()
}

async function open({ stage, tenants }: Options): Promise<{ deployment: Deployment; close(): Promise<void> }> {
  const folder = dealersFolder(tenants)
  if (stage !== undefined)
    return { deployment: await awsDeployment(stage, await openStage(stage), folder), close: async () => {} }
  if (folder)
    throw new Error(
      '--tenants does not apply to this machine, whose sites are those of tenants/: omit it, or pass --stage.',
    )
  const { dataDir, close } = await useLocalTables()
  return { deployment: await localDeployment(dataDir), close }
}

async function doctor(options: Options): Promise<void> {
  const { deployment, close } = await open(options)
  try {
    const findings = await examine(deployment, new Date())
    console.log(options.json ? JSON.stringify(findings, null, 2) : doctorReport(deployment.name, findings))
    if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1
  } finally {
    await close()
  }
}

/** `forecourt doctor`. */
export const doctorCommand = (): Command =>
  new Command('doctor')
    .summary('Check a deployment from outside and inside, and report what is wrong and what to do')
    .description(help)
    .addOption(stageOption())
    .option('--tenants <folder>', "where the dealers' folders are, of those of a stage (default: tenants/)")
    .option('--json', 'print JSON for programs')
    .showHelpAfterError('Usage: npx forecourt doctor --help')
    .action(doctor)
