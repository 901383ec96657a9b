import { readdir } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Site } from '@forecourt/contracts/site/site'
import { siteSchemaDigest } from '@forecourt/infra/bundling/bundle-functions'
import { loadSite, writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { startLocalServer } from '@forecourt/lambda-kit/testing/local-server'
import { setFunctionEnvironment } from '@forecourt/local/aws/lambda/function-environment'
import { readSecrets } from '@forecourt/local/aws/lambda/secrets'
import { folders } from '@forecourt/local/process/folders'
import { findRunning } from '@forecourt/local/process/run-file'
import { startSandbox } from '@forecourt/providers/start-sandbox'
import { sandbox } from '@forecourt/providers/youx/sandbox'
import { saveSnapshot } from '@forecourt/stock/index/stock-snapshots'
import * as z from 'zod/mini'
import type { Setup } from '../setup/setup.ts'

const slug = 'harbourside'

/** Longer than the measurement takes: a snapshot that is older than ten minutes is not used. */
const measuringMs = 3_600_000

/**
 * Lets functions that this process starts answer for a platform as in Lambda: its tables, its releases, its stock as it is saved for new
 * processes, its secrets behind Secrets Manager, a session of the tenant by STS, and a finance provider.
 */
export async function functionsEnvironment({
  openPlatform,
}: Pick<Setup, 'openPlatform'>): Promise<{ site: Site; close(): Promise<void> }> {
  const platform = await openPlatform()
  const { dataDir } = platform
  const running = await findRunning(dataDir)
  if (!running) throw new Error(`No platform runs on ${dataDir}.`)
  const { releases, feeds, media, shells } = folders(dataDir)
  const [shell = ''] = await readdir(shells)
  const secrets = await readSecrets(dataDir)
  const youx = await startSandbox(sandbox.create())
  const aws = await startLocalServer(secretsAndSessions({ ...secrets, YOUX_SECRET: 'a-secret-of-the-lender' }))
  setFunctionEnvironment({
    ...{ tableEndpoint: running.tableEndpoint, secrets, releasesDir: releases, feedsDir: feeds, mediaDir: media },
    shellDir: join(shells, shell),
    providers: { YOUX_URL: youx.url },
  })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: aws.url,
    AWS_ENDPOINT_URL_STS: aws.url,
    TENANT_ROLE_ARN: 'arn:aws:iam::1:role/stock',
    TENANT_TABLES_ROLE_ARN: 'arn:aws:iam::1:role/tables',
    STOCK_TABLE_ARN: 'arn:aws:dynamodb:ap-southeast-2:1:table/stock',
    SNAPSHOTS_DIR: join(dataDir, 'snapshots'),
    ...Object.fromEntries([...Object.keys(secrets), 'YOUX_SECRET'].map((name) => [`${name}_ARN`, name])),
  })
  const site = await loadSite(slug)
  if (!site) throw new Error(`There is no site ${slug}.`)
  // As the deployed function stores it.
  Object.assign(globalThis, { bundledSiteFormat: siteSchemaDigest() })
  await writeSite(site)
  await saveSnapshot(site.dealerships, Date.now() + measuringMs)
  return {
    site,
    async close() {
      aws.close()
      await youx.close()
      await platform.close()
    },
  }
}

const session =
  '<AssumeRoleResponse><AssumeRoleResult><Credentials><AccessKeyId>a</AccessKeyId><SecretAccessKey>s</SecretAccessKey>' +
  '<SessionToken>t</SessionToken><Expiration>2099-01-01T00:00:00Z</Expiration></Credentials></AssumeRoleResult></AssumeRoleResponse>'

const questionSchema = z.object({ SecretId: z.string(), VersionStage: z.string() })

/** Secrets Manager, which knows the secrets by their variables and none before its first rotation, and STS. */
const secretsAndSessions =
  (secrets: Readonly<Record<string, string>>): RequestListener =>
  async (request, response) => {
    const body = await text(request)
    if (!request.headers['x-amz-target']) return void response.end(session)
    const { SecretId, VersionStage } = questionSchema.parse(JSON.parse(body))
    if (VersionStage === 'AWSCURRENT') return void response.end(JSON.stringify({ SecretString: secrets[SecretId] }))
    response.writeHead(400).end(JSON.stringify({ __type: 'ResourceNotFoundException', message: 'There is none.' }))
  }
