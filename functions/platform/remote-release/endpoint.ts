import { unmetRanges } from '@forecourt/build/shell/shell-contract'
import { type Release, releaseSchema } from '@forecourt/contracts/releases/release'
import type { ReadObject } from '@forecourt/lambda-kit/aws/read-object'
import { getItem } from '@forecourt/lambda-kit/data/items'
import { stackNameOf } from '@forecourt/lambda-kit/jobs/custom-resource'
import { fileIntegrities, integrityOf } from '@forecourt/releases/files/release-paths'
import { releaseKey } from '@forecourt/releases/records/release-keys'
import { releaseRefusals } from '@forecourt/releases/records/release-refusals'
import { readShellModules } from '@forecourt/releases/records/shell-modules'
import { recordRelease } from '@forecourt/releases/records/write-releases'
import type { CloudFormationCustomResourceEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import type { ReleaseBucket } from './release-bucket.ts'

const propertiesSchema = z.object({
  Name: z.string(),
  Version: z.string(),
  /** The squad's role. */
  Role: z.string(),
  /** The deploy's bucket, the key of the release's record in it, and the files: target key → source key. */
  From: z.string(),
  Release: z.string(),
  Files: z.record(z.string(), z.string()),
})

type Squad = { stage: string; remote: string; role: string }

type Ports = {
  read(bucket: string): ReadObject
  /** Runs work with the rights of a squad's role only. */
  asSquad<T>(squad: Squad, work: (bucket: ReleaseBucket) => Promise<T>): Promise<T>
  now(): Date
}

/**
 * MF-2. Publishes one version of one remote: its files, each checked against its integrity, and last the record, so that an
 * interrupted deploy leaves no release. Nothing serves it yet. Publishing the same again changes nothing.
 * Deleting the stack keeps every release, since open pages or a pointer may use it.
 * Throws, with what to do, for another stack's remote, for a version with other sources, and for one
 * that requires what the shell lacks.
 */
export async function publishRelease(event: CloudFormationCustomResourceEvent, ports: Ports): Promise<string> {
  if (event.RequestType === 'Delete') return event.PhysicalResourceId
  const { Name, Version, Role, From, Release: record, Files } = propertiesSchema.parse(event.ResourceProperties)
  const squad = squadOf(stackNameOf(event), Name, Role)
  const read = ports.read(From)
  const release = releaseSchema.parse(JSON.parse(new TextDecoder().decode(await read(record))))
  if (release.name !== Name || release.version !== Version)
    throw new Error(`The record is of ${release.name} ${release.version}, and not of ${Name} ${Version}.`)
  // With the platform's rights: a squad's cover only its remote.
  const shell = await readShellModules()
  const refusals = await releaseRefusals(release)
  await ports.asSquad(squad, async (bucket) => {
    if (await isPublished(release)) return
    checkShell(release, shell)
    checkRefusals(release, refusals)
    for (const [key, integrity] of fileIntegrities(release)) {
      const source = Files[key]
      if (!source) throw new Error(`${key} is part of the release and was not deployed.`)
      await addFile(bucket, key, integrity, await read(source))
    }
    await recordRelease({ ...release, published_at: ports.now().toISOString() })
  })
  return `${Name}@${Version}`
}

/** CloudFormation names the stack; a template cannot forge it. */
function squadOf(stack: string, remote: string, role: string): Squad {
  const [, stage = '', own] = /^forecourt-([a-z]+)-remote-([a-z][a-z0-9-]*)$/.exec(stack) ?? []
  if (own !== remote) throw new Error(`The stack ${stack} may not publish ${remote}.`)
  if (!role.endsWith(`:role/forecourt-${stage}-squad-${own}`))
    throw new Error(`${role} is not the role of the squad of ${remote}.`)
  return { stage, remote, role }
}

async function isPublished({ name, version, digest }: Release): Promise<boolean> {
  const standing = await getItem('releases', releaseKey(name, version))
  if (!standing) return false
  if (standing.digest === digest) return true
  throw new Error(
    `${name} ${version} is published already, from other sources, and a release never changes. Raise the version in package.json, or deploy with -c version=…`,
  )
}

/** MF-5. Before there is a shell, this cannot be checked: promoting checks again. */
function checkShell({ name, version, requires }: Release, shell: Record<string, string> | undefined): void {
  const unmet = shell ? unmetRanges(requires, shell) : []
  if (unmet.length > 0)
    throw new Error(
      `${name} ${version} is not published: the shell lacks what it asks for, so it would fail on every page. ${unmet.join('. ')}. Ask for what the shell has, or deploy the platform with a shell that has it first.`,
    )
}

function checkRefusals({ name, version }: Release, refusals: readonly string[]): void {
  if (refusals.length > 0)
    throw new Error(`${name} ${version} is not published: it could not serve on this platform. ${refusals.join('. ')}.`)
}

/** An interrupted deploy may have left the file: it must be the same. */
async function addFile(bucket: ReleaseBucket, key: string, integrity: string, bytes: Uint8Array): Promise<void> {
  if (integrityOf(bytes) !== integrity) throw new Error(`${key} is not the file of the release: its integrity differs.`)
  if (await bucket.add(key, bytes)) return
  if (integrityOf(await bucket.read(key)) !== integrity)
    throw new Error(`${key} already exists with other content. Raise the version: this one is taken.`)
}
