import {
  CloudWatchLogsClient,
  DescribeLogGroupsCommand,
  paginateFilterLogEvents,
} from '@aws-sdk/client-cloudwatch-logs'
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { changedFilesMetric } from '@forecourt/contracts/releases/release'
import { s3Client } from '@forecourt/lambda-kit/aws/s3-client'
import { listReleases } from '@forecourt/releases/records/read-releases'
import * as z from 'zod/mini'
import { forecourt } from '../deployment/forecourt.ts'
import { type Site, servedVersion } from '../deployment/site.ts'
import { stage } from '../settings.ts'
import { check, until } from './step-runner.ts'

/** A line from which CloudWatch makes the metric of the alarm: its embedded format. */
const countedSchema = z.object({
  [changedFilesMetric]: z.literal(1),
  message: z.string(),
  _aws: z.object({ CloudWatchMetrics: z.tuple([z.object({ Namespace: z.literal(`Forecourt/${stage}`) })]) }),
})

/**
 * Changes a release's server build where it lies, and lets it serve: its digest is not the published one, so the release before
 * serves on, and a line is written that the alarm counts. Then everything is as it was.
 */
export async function tamperedBuild(
  site: Site,
  { buckets }: PlatformNames,
  { remote, version }: { remote: string; version: string },
): Promise<string> {
  const before = await servedVersion(site, remote)
  const release = (await listReleases(remote)).find((each) => each.version === version)
  if (!release) throw new Error(`${remote} ${version} is not published.`)
  const object = { Bucket: buckets.assets, Key: `remotes/${remote}/${version}/server/${release.server.entry}` }
  const published = await (await s3Client().send(new GetObjectCommand(object))).Body?.transformToByteArray()
  await s3Client().send(new PutObjectCommand({ ...object, Body: 'throw new Error("It ran.")' }))
  try {
    await move('promote', version)
    const page = await until('A page of the release before', async () => {
      const { status, text } = await site.ask('/')
      check(status === 200, `The home page is ${status}.`)
      return (await isCounted(`${remote} ${version}`)) ? text : undefined
    })
    check(page.includes(`/remotes/${remote}/${before}/`), `${before} does not serve.`)
    check(!page.includes(`/remotes/${remote}/${version}/`), `${version} serves.`)
  } finally {
    await move('rollback')
    await s3Client().send(new PutObjectCommand({ ...object, Body: published }))
  }
  return `${before} went on serving`

  async function move(verb: string, ...which: string[]): Promise<void> {
    const { code, output } = await forecourt('remote', verb, remote, ...which)
    check(code === 0, output)
  }
}

/** Whether the log of the document function has a line that the alarm counts, about a changed file of a release. */
async function isCounted(release: string): Promise<boolean> {
  const logs = new CloudWatchLogsClient({})
  const { logGroups = [] } = await logs.send(new DescribeLogGroupsCommand({}))
  const logGroupName = logGroups.find((group) => /platform.documentlogs/.test(group.logGroupName ?? ''))?.logGroupName
  if (!logGroupName) throw new Error('The document function has no log.')
  for await (const { events = [] } of paginateFilterLogEvents({ client: logs }, { logGroupName }))
    for (const { message = '' } of events) {
      const line = countedSchema.safeParse(message.startsWith('{') ? JSON.parse(message) : undefined)
      if (line.data?.message.startsWith(`${release}: `)) return true
    }
  return false
}
