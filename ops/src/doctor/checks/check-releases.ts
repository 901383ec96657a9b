import { unmetRanges } from '@forecourt/build/shell/shell-contract'
import type { Release } from '@forecourt/contracts/releases/release'
import { type ReleasePointer, rings } from '@forecourt/contracts/releases/release-pointer'
import { listPointerItems, readRelease, readServingReleases } from '@forecourt/releases/records/read-releases'
import { readShellModules } from '@forecourt/releases/records/shell-modules'
import { claimConflicts } from '@forecourt/releases/rollout/claim-conflicts'
import { rollbackCommands } from '../../remote/release-reach.ts'
import type { Deployment } from '../deployment/deployment.ts'
import type { Finding } from '../finding.ts'

const area = 'releases'
const dayMs = 86_400_000

/** From inside: every pointer leads to a readable release whose requirements the shell meets, and no two remotes claim one page or part. */
export async function checkReleases({ command }: Pick<Deployment, 'command'>, now: Date): Promise<Finding[]> {
  const { pointers, damaged } = await listPointerItems()
  const shell = (await readShellModules()) ?? {}
  const found = await Promise.all(pointers.map((pointer) => checkPointer(pointer, { shell, command, now })))
  const broken = damaged.map(
    (name): Finding => ({
      state: 'bad',
      area,
      say: `The pointer of ${name} is damaged, so no site uses it.`,
      todo: `${command(`remote promote ${name} <version>`)}, which rewrites it.`,
    }),
  )
  if (pointers.length + damaged.length === 0)
    return [{ state: 'bad', area, say: 'No remote serves.', todo: 'Publish one: npx forecourt remote publish --help' }]
  return [...broken, ...found.flat(), ...(await checkClaims(pointers, command))]
}

/** Promotions refuse it, but for two at the same moment, and for a rollback to a version whose page another remote has by now. */
async function checkClaims(pointers: ReleasePointer[], command: Deployment['command']): Promise<Finding[]> {
  const serving = (await readServingReleases()).sort((a, b) => a.published_at.localeCompare(b.published_at))
  return serving.flatMap((release, index) => {
    const pointer = pointers.find(({ name }) => name === release.name)
    const todo = pointer ? rollbackCommands(pointer, release.version).map(command).join(', and ') : ''
    return claimConflicts(release, serving.slice(0, index)).map(
      (conflict): Finding => ({
        state: 'bad',
        area,
        say: `${release.name} ${release.version} claims ${conflict}.`,
        todo,
      }),
    )
  })
}

type Looking = Pick<Deployment, 'command'> & { shell: Readonly<Record<string, string>>; now: Date }

async function checkPointer(pointer: ReleasePointer, looking: Looking): Promise<Finding[]> {
  const { name, current, trials, tenants, stopped } = pointer
  const named = [current, ...rings.map((ring) => trials[ring]?.version), ...Object.values(tenants)]
  const versions = [...new Set(named)].filter((version) => typeof version === 'string')
  const found = await Promise.all(versions.map((version) => checkVersion(pointer, version, looking)))
  const trying = (['canary', 'half'] as const).flatMap((ring) =>
    trials[ring] ? [`, ${trials[ring].version} on trial in ${ring}`] : [],
  )
  const serving: Finding = {
    state: 'good',
    area,
    say: `${name} ${current ?? 'is released on some sites only'}${trying.join('')}`,
  }
  const isRecent = stopped && looking.now.getTime() - Date.parse(stopped.at) < dayMs
  return [
    serving,
    ...found.flat(),
    ...(isRecent
      ? [
          {
            state: 'warning' as const,
            area,
            say: `${name} ${stopped.version} was rolled back in the ring ${stopped.ring} at ${stopped.at.slice(0, 16).replace('T', ' ')}: ${stopped.failed} of ${stopped.shown} pages failed.`,
            todo: 'Its squad fixes it and publishes the next version.',
          },
        ]
      : []),
  ]
}

async function checkVersion(pointer: ReleasePointer, version: string, { shell, command }: Looking): Promise<Finding[]> {
  const { name } = pointer
  const todo = `${rollbackCommands(pointer, version).map(command).join(', and ')}, or promote another version there.`
  let release: Release
  try {
    release = await readRelease(name, version)
  } catch (error) {
    return [{ state: 'bad', area, say: error instanceof Error ? error.message : String(error), todo }]
  }
  if (Object.keys(shell).length === 0) return []
  return unmetRanges(release.requires, shell).map((reason) => ({
    state: 'bad',
    area,
    say: `${name} ${version} cannot run on the current shell. ${reason}.`,
    todo,
  }))
}
