// `npm run test:aws`: everything that a deployment has to do, on a cloud of its own: deploy from nothing, use it, change it in
// every way, and take it away. Ends with one line `N passed, N failed`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../../read-arguments.ts'
import { tellOutcome } from '../../tell-outcome.ts'
import { changes } from './changes.ts'
import { freePort } from './free-port.ts'
import { indexTier } from './index-tier.ts'
import { journeys } from './journeys.ts'
import { killedDeploy } from './killed-deploy.ts'
import { lintTemplates } from './lint-templates.ts'
import { openCloud } from './open-cloud.ts'
import { deployEverything } from './platform.ts'
import { refusals } from './refusals.ts'
import { removal } from './removal.ts'
import { rights } from './rights.ts'
import { steps } from './steps.ts'

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
  // Whoever stops it stops its cloud.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cloud.close().finally(() => process.exit(1)))
  const proof = steps(say)
  const given = { endpoint: cloud.endpoint, folder, tenant }
  try {
    const isUp = await proof.step('[IN-4] everything is deployed from nothing', async () => {
      await deployEverything({ ...given, say: (line) => say(`    ${line}`) })
      return undefined
    })
    await lintTemplates(proof, say)
    if (isUp) {
      await journeys(proof, given)
      // A LocalStack checks them only with a licence.
      if (cloud.isOurs) await rights(proof, tenant)
      await changes(proof, given)
      // It works by a right that is refused.
      if (cloud.isOurs) await killedDeploy(proof, given)
      await refusals(proof, given)
      await indexTier(proof, given)
      await removal(proof, given)
    }
  } finally {
    await cloud.close()
    if (values.keep) say(`The cloud's log is in ${folder}.`)
    else await rm(folder, { recursive: true, force: true })
  }
  say(proof.summary())
  return proof.failed() > 0 ? 1 : 0
}

tellOutcome(main)
