// `npm run aws:local`: a cloud on this machine with everything deployed in it, until Ctrl-C.

import { until } from './checks/step-runner.ts'
import { openCloud } from './cloud/open-cloud.ts'
import { deployEverything } from './deployment/deploy-everything.ts'
import { readDeployedNames } from './deployment/platform-names.ts'
import { openSite } from './deployment/site.ts'
import { nextSteps } from './next-steps.ts'
import { localOptions } from './options.ts'
import { stage } from './settings.ts'

const help = `npm run aws:local -- [OPTIONS]

Deploys the platform, every remote and one tenant, with the CDK app as it is, to a cloud on this machine: MiniStack, which it
installs and starts (Python 3.10 or later), or what listens at AWS_ENDPOINT_URL (LocalStack: tools/aws-local/README.md).

  --tenant SLUG   which tenant (harbourside)
  --port N        of MiniStack (4566)
  --search URL    an OpenSearch that runs, for the index of the stock: npm run opensearch
  --help          this text

In another terminal: npm run aws:smoke`

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const options = localOptions()
  if (!options) return say(help)
  const { tenant, port, search } = options
  const cloud = await openCloud({ port, search, say })
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await cloud.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
  try {
    const { endpoint, folder } = cloud
    await deployEverything({ endpoint, folder, tenant, search, say })
    const names = await readDeployedNames()
    const site = await openSite(endpoint, names, tenant)
    // Where all processes share an index, there is none before the feed has reached it.
    await until('The home page', async () => ((await site.ask('/')).status === 200 ? true : undefined), 120_000)
    say(`\nReady: stage ${stage} at ${endpoint}. The home page of ${tenant} answers.`)
    for (const line of nextSteps(endpoint, tenant)) say(line)
    say(cloud.isOurs ? 'Ctrl-C ends it, and all that is in it.' : 'It stays as it is: npx cdk destroy takes it away.')
  } catch (error) {
    await end()
    throw error
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
