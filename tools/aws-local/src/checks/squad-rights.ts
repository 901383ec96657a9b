import {
  CloudFormationClient,
  CreateChangeSetCommand,
  CreateStackCommand,
  DeleteStackCommand,
  DescribeStacksCommand,
} from '@aws-sdk/client-cloudformation'
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { assumeRole } from '@forecourt/lambda-kit/aws/assume-role'
import type { Credentials } from '@forecourt/lambda-kit/aws/request/credentials'
import { s3Client } from '@forecourt/lambda-kit/aws/s3-client'
import { getItem, putItem } from '@forecourt/lambda-kit/data/items'
import { pointerKey, releaseKey } from '@forecourt/releases/records/release-keys'
import { remotes } from '../deployment/deploy-everything.ts'
import { stage } from '../settings.ts'
import { expectAllowed, expectRefused, scanTable, withCredentials } from './access-checks.ts'
import { account, withRoleCopy } from './role-copy.ts'
import type { StepRunner } from './step-runner.ts'

const [own = '', other = ''] = remotes
const roleOf = (kind: 'squad' | 'deploy'): string => `arn:aws:iam::${account}:role/forecourt-${stage}-${kind}-${own}`

/** MF-2. What a squad's deploy writes ends at its remote, and what the squad may have deployed at its stack. */
export async function squadRights(runner: StepRunner, names: PlatformNames): Promise<void> {
  await expectRefused(runner, '[MF-2] who is no function of ours', [
    ['the role that publishes', () => assumeRole({ role: roleOf('squad'), name: 'test' })],
  ])
  await withRoleCopy(roleOf('squad'), async (role) =>
    publishing(runner, names, await assumeRole({ role, name: 'test' })),
  )
  await deploying(runner, names, await assumeRole({ role: roleOf('deploy'), name: 'test' }))
}

async function publishing(
  runner: StepRunner,
  { buckets, tables }: PlatformNames,
  credentials: Credentials,
): Promise<void> {
  const put = putInto(buckets.assets, credentials)
  const feed = new GetObjectCommand({ Bucket: buckets.feeds, Key: 'feeds/a/b' })
  const record = (key: Record<string, string>) =>
    withCredentials(credentials, 'releases', () => putItem('releases', key))
  await expectAllowed(runner, `[MF-2] the squad of ${own}`, [
    ["its own remote's files", put(`remotes/${own}/0.0.1/file.js`)],
    [
      "its own remote's releases",
      withCredentials(credentials, 'releases', () => getItem('releases', releaseKey(own, '0.0.1'))),
    ],
  ])
  await expectRefused(runner, `[MF-2] the squad of ${own}`, [
    ["another remote's files", put(`remotes/${other}/0.0.1/file.js`)],
    ["the shell's files", put('assets/file.js')],
    ['a remote whose name begins with its own', put(`remotes/${own}-not/0.0.1/file.js`)],
    ["another remote's releases", record(releaseKey(other, '0.0.1'))],
    ['what serves', record(pointerKey(own))],
    ["dealers' feeds", () => s3Client({ credentials }).send(feed)],
    [
      "dealers' configuration",
      withCredentials(credentials, 'config', () => getItem('config', { tenant: 'harbourside' })),
    ],
    ['stock', withCredentials(credentials, 'stock', () => getItem('stock', { dealership_slug: 'a', id: 'b' }))],
    ['the whole table of releases', () => scanTable(credentials, tables.releases)],
  ])
}

/** What the squad's people and its pipeline have, who may write any template. */
async function deploying(
  runner: StepRunner,
  { buckets, tables }: PlatformNames,
  credentials: Credentials,
): Promise<void> {
  const cloud = new CloudFormationClient({ credentials })
  const bring = putInto(`cdk-hnb659fds-assets-${account}-ap-southeast-2`, credentials)
  const StackName = `forecourt-${stage}-remote-${own}`
  const template = { TemplateBody: '{"Resources":{}}' }
  const change = { ...template, ChangeSetName: 'test', UsePreviousTemplate: false }
  const platform = `forecourt-${stage}-platform`
  await expectAllowed(runner, `[MF-2] who deploys ${own}`, [
    ['the state of its own stack', () => cloud.send(new DescribeStacksCommand({ StackName }))],
    ['a file that a deploy of its own brings', bring(`squads/${stage}/${own}/file`)],
  ])
  await expectRefused(runner, `[MF-2] who deploys ${own}`, [
    [
      "a change of the platform's stack",
      () => cloud.send(new CreateChangeSetCommand({ ...change, StackName: platform })),
    ],
    [
      "the removal of another squad's stack",
      () => cloud.send(new DeleteStackCommand({ StackName: `forecourt-${stage}-remote-${other}` })),
    ],
    ['a stack of any other name', () => cloud.send(new CreateStackCommand({ ...template, StackName: 'mine' }))],
    ["a file that another squad's deploy brings", bring(`squads/${stage}/${other}/file`)],
    ["a file that the platform's deploy brings", bring('file.zip')],
    [
      'a release, past the function that publishes',
      putInto(buckets.assets, credentials)(`remotes/${own}/0.0.1/file.js`),
    ],
    ['what serves', withCredentials(credentials, 'releases', () => putItem('releases', pointerKey(own)))],
    [
      "dealers' configuration",
      withCredentials(credentials, 'config', () => getItem('config', { tenant: 'harbourside' })),
    ],
    ['the whole stock', () => scanTable(credentials, tables.stock)],
  ])
}

const putInto = (Bucket: string, credentials: Credentials) => (Key: string) => () =>
  s3Client({ credentials }).send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))
