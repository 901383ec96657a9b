// `npm run aws:smoke`: a shopper's and a dealer's journeys over what is deployed. Ends with one line `N passed, N failed`.
import { runJourneys } from './checks/journeys.ts'
import { createStepRunner } from './checks/step-runner.ts'
import { openCloud } from './cloud/open-cloud.ts'
import { smokeOptions } from './options.ts'

const help = `npm run aws:smoke -- [OPTIONS]

Goes through the deployed API, functions, tables, streams, queues and buckets as shoppers and dealers do.
AWS_ENDPOINT_URL says where they are (http://127.0.0.1:4566).

  --tenant SLUG   which tenant (harbourside)
  --help          this text`

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const options = smokeOptions()
  if (!options) return say(help)
  process.env.AWS_ENDPOINT_URL ??= 'http://127.0.0.1:4566'
  const { endpoint } = await openCloud({ port: 0, say })
  const runner = createStepRunner(say)
  await runJourneys(runner, { endpoint, ...options })
  say(runner.summary())
  process.exitCode = runner.failed() > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  say('\n0 passed, 1 failed')
  process.exitCode = 1
})
