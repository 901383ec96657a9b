// `npm run test:aws`: everything that a deployment has to do, on a cloud of its own: deploy from nothing, use it, change it in
// every way, and take it away. Ends with one line `N passed, N failed`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '@forecourt/command-line/read-arguments'
import { runMain } from '@forecourt/command-line/run-main'
import { freePort } from '@forecourt/lambda-kit/testing/free-port'
import { checkDeployChanges } from './checks/deploy-changes.ts'
import { checkEnquiry } from './checks/enquiry.ts'
import { interruptedDeploy } from './checks/interrupted-deploy.ts'
import { invalidDeploys } from './checks/invalid-deploys.ts'
import { runJourneys } from './checks/journeys.ts'
import { lintTemplates } from './checks/lint-templates.ts'
import { checkRemoval } from './checks/removal.ts'
import { checkRights } from './checks/rights.ts'
import { searchTier } from './checks/search-tier.ts'
import { createStepRunner } from './checks/step-runner.ts'
import { checkTeamDeploys } from './checks/team-deploys.ts'
import { openCloud } from './cloud/open-cloud.ts'
import { deployEverything } from './deployment/deploy-everything.ts'

const help = `npm run test:aws -- [OPTIONS]

Deploys everything to a MiniStack of its own (or to AWS_ENDPOINT_URL), goes through the journeys, changes one thing after the
other, and takes it all away.

  --keep   leaves the folder with the cloud's log
  --help   this text`

const tenant = 'harbourside'
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<number> {
  const values = readArguments('npm run test:aws', { keep: { type: 'boolean' }, help: { type: 'boolean' } })
  if (values.help) {
    say(help)
    return 0
  }
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-aws-'))
  const cloud = await openCloud({ port: await freePort(), folder, say })
  // Stopping it stops its local AWS.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cloud.close().finally(() => process.exit(1)))
  const runner = createStepRunner(say)
  const given = { endpoint: cloud.endpoint, folder, tenant }
  try {
    const isUp = await runner.step('[IN-4] everything is deployed from nothing', async () => {
      await deployEverything({ ...given, say: (line) => say(`    ${line}`) })
      return undefined
    })
    await lintTemplates(runner, say)
    if (isUp) {
      await runJourneys(runner, given)
      if (cloud.isOurs) await checkEnquiry(runner, given)
      // A LocalStack checks them only with a licence.
      if (cloud.isOurs) await checkRights(runner, tenant)
      await checkDeployChanges(runner, given)
      await checkTeamDeploys(runner, given)
      // It works by a right that is refused.
      if (cloud.isOurs) await interruptedDeploy(runner, given)
      await invalidDeploys(runner, given)
      await searchTier(runner, given)
      await checkRemoval(runner, given)
    }
  } finally {
    await cloud.close()
    if (values.keep) say(`The cloud's log is in ${folder}.`)
    else await rm(folder, { recursive: true, force: true })
  }
  say(runner.summary())
  return runner.failed() > 0 ? 1 : 0
}

runMain(main)
