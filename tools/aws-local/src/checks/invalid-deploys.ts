import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readShellModules, writeShellModules } from '@forecourt/releases/records/shell-modules'
import { tenantFolder } from '@forecourt/tenants'
import { cdk } from '../deployment/cdk.ts'
import { remotes } from '../deployment/deploy-everything.ts'
import { differences, objects, stacks } from '../deployment/deployed-state.ts'
import { forecourt } from '../deployment/forecourt.ts'
import { readDeployedNames } from '../deployment/platform-names.ts'
import { check, type StepRunner } from './step-runner.ts'

type Options = { endpoint: string; folder: string }
type Context = Record<string, string>

const [first = '', second = ''] = remotes
const dealer = 'northgate'

/** Invalid commands fail before they change anything, and say what to do. */
export async function invalidDeploys(runner: StepRunner, options: Options): Promise<void> {
  const dealers = mkdtempSync(join(tmpdir(), 'forecourt-dealers-'))
  try {
    await refusedDeploys(runner, options, invalidDealers(dealers))
  } finally {
    rmSync(dealers, { recursive: true })
  }
  await refusedByShell(runner, options)
  await runner.step('a release that was never published cannot be promoted', async () => {
    const { code, output } = await forecourt('remote', 'promote', first, '6.6.6')
    check(code !== 0 && /has no version 6\.6\.6\. Published: /.test(output), output)
    return undefined
  })
  await runner.step('no release is promoted to a site that has a folder here and is not deployed', async () => {
    const { code, output } = await forecourt('remote', 'promote', first, '6.6.6', '--tenant', 'drivewise')
    check(code !== 0 && /There is no site drivewise on local\./.test(output), output)
    return undefined
  })
}

/** Dealers' folders of which one is not valid, and two have the same domain. */
function invalidDealers(folder: string): Context {
  const copy = (name: string): string => {
    cpSync(fileURLToPath(tenantFolder(dealer)), join(folder, name), { recursive: true })
    return join(folder, name, 'site.json')
  }
  const invalid = copy('invalid')
  copy(dealer)
  const site: object = JSON.parse(readFileSync(invalid, 'utf8'))
  writeFileSync(invalid, JSON.stringify({ ...site, url: 'https://www.invalid.example', template: 'loud' }))
  copy('same-domain')
  return { tenants: folder }
}

async function refusedDeploys({ step }: StepRunner, options: Options, spoilt: Context): Promise<void> {
  const cases: [what: string, context: Context, says: RegExp][] = [
    [
      'an unknown tenant',
      { tenant: 'harborside' },
      /Did you mean "harbourside"\?[\s\S]*delete-stack .*-local-tenant-harborside /,
    ],
    [
      'an invalid tenant',
      { ...spoilt, tenant: 'invalid' },
      /template: found "loud"; allowed is one of "quiet", "bold"/,
    ],
    ['a taken domain', { ...spoilt, tenant: dealer }, /which is the domain of same-domain; allowed is one of its own/],
    ['an unknown remote', { remote: 'serch' }, /Did you mean "search"\?/],
    ['a version that is none', { remote: first, version: 'next' }, /write it like 1\.4\.0/],
    ['an unknown team', { team: 'finanse' }, /Did you mean "finance"\?/],
    ['an unknown stage', { stage: 'live' }, /The stages are: local, dev, staging, prod/],
    ['an argument that there is not', { tennant: dealer }, /There is no -c tennant=\. Did you mean -c tenant=\?/],
    ['an argument that it would not use', { tenant: dealer, version: '1.4.0' }, /-c version= says nothing to it/],
    ['a tenant and a remote at once', { tenant: dealer, remote: first }, /of one tenant, of one remote or of one team/],
  ]
  for (const [what, context, says] of cases)
    await step(`${what} stops a deploy before anything changes`, async () => {
      const before = await stacks()
      const { code, output } = await cdk(['deploy', '--all', '--require-approval', 'never'], { ...options, context })
      check(code !== 0, 'It was deployed.')
      check(says.test(output), `It does not say what to do:\n${output}`)
      check(differences(before, await stacks()).length === 0, 'Something changed.')
      return undefined
    })
}

/** MF-5. Another shell than the one that the remotes of this checkout were built for. */
async function refusedByShell({ step }: StepRunner, options: Options): Promise<void> {
  await step(
    '[MF-5] a remote that requires more than the shell shares is not published, and the deploy names what is missing',
    async () => {
      const shell = await readShellModules()
      check(shell?.react !== undefined, 'The platform recorded no shell.')
      const names = await readDeployedNames()
      const before = await objects(names)
      await writeShellModules({ ...shell, react: '18.3.1' })
      try {
        const { code, output } = await cdk(['deploy', '--all', '--require-approval', 'never'], {
          ...options,
          context: { remote: second, version: '7.1.0' },
        })
        check(code !== 0, 'It was deployed.')
        check(/react \^19[.\d]*: the shell has 18\.3\.1/.test(output), `It does not say what is missing:\n${output}`)
        check(differences(before, await objects(names)).length === 0, 'Files were written.')
      } finally {
        await writeShellModules(shell)
      }
      return undefined
    },
  )
}
