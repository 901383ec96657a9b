import type { ChildProcess } from 'node:child_process'
import { DeleteRolePolicyCommand, IAMClient, PutRolePolicyCommand } from '@aws-sdk/client-iam'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { listReleases } from '@forecourt/releases/records/read-releases'
import { cdk, deploy } from '../deployment/cdk.ts'
import { remotes } from '../deployment/deploy-everything.ts'
import { differences, objects, stacks } from '../deployment/deployed-state.ts'
import { readDeployedNames } from '../deployment/platform-names.ts'
import { openSite, servedVersion } from '../deployment/site.ts'
import { stage } from '../settings.ts'
import { check, type StepRunner, until } from './step-runner.ts'

type Options = { endpoint: string; folder: string; tenant: string }

const [remote = ''] = remotes
const context = { remote, version: '9.0.0' }
const timeoutMs = 120_000

/**
 * A deploy ends in the middle of publishing: the command is killed at the release's first file, and what publishes in the cloud
 * may not write the record, which is last.
 */
export async function interruptedDeploy({ step }: StepRunner, options: Options): Promise<void> {
  const names = await readDeployedNames()
  const site = await openSite(options.endpoint, names, options.tenant)
  await step(
    'a deploy that is killed while it publishes leaves the last release serving, and can be done again',
    async () => {
      const before = await servedVersion(site, remote)
      await withoutRecords(async () => {
        await killedAtFirstFile(options, names)
        await until('The end of the stack’s update', isRolledBack, timeoutMs)
      })
      const files = await filesOf(names)
      check(files.size > 0, 'It had written no file.')
      check(!(await isOnRecord()), 'It is on record.')
      check((await servedVersion(site, remote)) === before, 'Another release serves.')
      check((await site.ask('/')).status === 200, 'The home page does not answer.')
      await deploy(options, context)
      check(await isOnRecord(), 'The command, given again, published nothing.')
      const again = differences(files, await filesOf(names)).filter((key) => files.has(key))
      check(again.length === 0, `Written again: ${again.join(', ')}`)
      return `${files.size} files stood without a record`
    },
  )
}

/** Denies the record's write to the publishing role only. */
async function withoutRecords(work: () => Promise<void>): Promise<void> {
  const iam = new IAMClient({})
  const policy = { RoleName: `forecourt-${stage}-squad-${remote}`, PolicyName: 'no-records' }
  const Statement = [{ Effect: 'Deny', Action: 'dynamodb:PutItem', Resource: '*' }]
  const PolicyDocument = JSON.stringify({ Version: '2012-10-17', Statement })
  await iam.send(new PutRolePolicyCommand({ ...policy, PolicyDocument }))
  try {
    await work()
  } finally {
    await iam.send(new DeleteRolePolicyCommand(policy))
  }
}

/** Kills the command, and all that it started, as soon as the cloud writes. */
async function killedAtFirstFile(options: Options, names: PlatformNames): Promise<void> {
  let started: ChildProcess | undefined
  const onStart = (child: ChildProcess) => {
    started = child
  }
  const run = cdk(['deploy', '--all', '--require-approval', 'never'], { ...options, context, onStart })
  try {
    await until('The first file', async () => ((await filesOf(names)).size > 0 ? true : undefined), timeoutMs)
  } finally {
    if (started?.pid && started.exitCode === null) process.kill(-started.pid, 'SIGKILL')
  }
  const { code } = await run
  check(code !== 0, 'It was deployed.')
}

async function filesOf(names: PlatformNames): Promise<Map<string, string>> {
  const under = `${names.buckets.assets}/remotes/${remote}/${context.version}/`
  return new Map([...(await objects(names))].filter(([key]) => key.startsWith(under)))
}

const isOnRecord = async (): Promise<boolean> =>
  (await listReleases(remote)).some(({ version }) => version === context.version)

async function isRolledBack(): Promise<true | undefined> {
  const status = (await stacks()).get(`forecourt-${stage}-remote-${remote}`) ?? ''
  return status.startsWith('UPDATE_ROLLBACK_COMPLETE ') ? true : undefined
}
