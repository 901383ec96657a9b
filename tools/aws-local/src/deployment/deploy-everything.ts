import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import { useDeployedTables } from '@forecourt/lambda-kit/aws/platform-names'
import { s3Client } from '@forecourt/lambda-kit/aws/s3-client'
import { listReleases } from '@forecourt/releases/records/read-releases'
import { promoteRelease } from '@forecourt/releases/records/write-releases'
import { readTenant } from '@forecourt/tenants'
import { root } from '../settings.ts'
import { bootstrap, deploy } from './cdk.ts'
import { readDeployedNames } from './platform-names.ts'
import { verifySender } from './verify-sender.ts'

type Options = {
  endpoint: string
  folder: string
  tenant: string
  search?: string | undefined
  say(line: string): void
}

export const remotes = remoteFolders(root).map(({ name }) => name)

/** Deploys everything: the platform, a promoted release of every remote, one tenant, and its stock. */
export async function deployEverything({ endpoint, folder, tenant, search, say }: Options): Promise<void> {
  const options = { endpoint, folder }
  const report = async (what: string, work: Promise<{ seconds: number }>) =>
    say(`${what}: ${(await work).seconds.toFixed(1)} s`)
  await report('Bootstrapped', bootstrap(options))
  await report('Deployed data, platform and teams', deploy(options, search ? { search } : {}))
  await report(`Deployed ${remotes.join(' and ')}`, all(remotes.map((remote) => deploy(options, { remote }))))
  await report(`Deployed the tenant ${tenant}`, deploy(options, { tenant }))
  useDeployedTables(await readDeployedNames())
  await verifySender()
  for (const remote of remotes) await promoteNewest(remote)
  for (const dealership of readTenant(tenant).dealerships) {
    const { file, bytes } = demoFeed(dealership)
    await dropFeed(dealership, file, bytes)
    say(`Dropped ${file} into the bucket`)
  }
}

async function all(deploys: Promise<{ seconds: number }>[]): Promise<{ seconds: number }> {
  return { seconds: Math.max(...(await Promise.all(deploys)).map(({ seconds }) => seconds)) }
}

async function promoteNewest(remote: string): Promise<void> {
  const [newest] = await listReleases(remote)
  if (!newest) throw new Error(`${remote} was not published.`)
  await promoteRelease(remote, newest.version)
}

/** A demonstration dealer's feed, as the local platform has it. */
export function demoFeed(dealership: string): { file: string; bytes: Buffer } {
  const folder = mkdtempSync(join(root, 'node_modules/.cache/forecourt-feed-'))
  try {
    execFileSync(process.execPath, ['tools/demo-stock/src/main.ts', '--out', folder, '--dealership', dealership], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [file = ''] = readdirSync(folder)
    return { file, bytes: readFileSync(join(folder, file)) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** IN-5. As a dealer's system does. */
export async function dropFeed(dealership: string, file: string, content: string | Uint8Array): Promise<void> {
  const { buckets } = await readDeployedNames()
  await s3Client().send(
    new PutObjectCommand({ Bucket: buckets.feeds, Key: `feeds/${dealership}/${file}`, Body: content }),
  )
}
