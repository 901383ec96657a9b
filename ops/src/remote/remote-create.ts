import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { readRemoteFolder } from '@forecourt/build/remotes/remote-folder'
import { remoteFolders } from '@forecourt/build/remotes/remote-folders'
import { repositoryRoot } from './remote-names.ts'
import { remoteTemplate } from './remote-template.ts'

/** `in`: the folder that gets it; the checkout when absent. */
type CreateOptions = { in?: string }

/** The first part of addresses that are no page's. */
const reserved = ['api', 'assets', 'dev', 'media', 'remotes']

/** `forecourt remote create`: a folder with a page at `/<name>` and its tests, which joins by existing. */
export async function create(wanted: string, options: CreateOptions): Promise<void> {
  const name = wanted.replace(/^mfe-/, '')
  checkName(name)
  const folder = resolve(options.in ?? repositoryRoot, `mfe-${name}`)
  await claim(folder)
  const files = remoteTemplate({ name, title: titleOf(name) })
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  console.log(
    `Made ${relative(process.cwd(), folder) || folder}: ${Object.keys(files).length} files, with a page at /${name} and its tests.`,
  )
  if (!options.in) updateLockFile()
  const dev = options.in ? `npx forecourt remote dev ${folder}` : `npm run dev -w mfe-${name}`
  console.log(`To see it: ${dev}, then /${name} on any site. From there: docs/squads.md`)
}

/** Creates the folder; of two commands at the same time, one fails. */
async function claim(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  try {
    await mkdir(folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    throw new Error(
      existsSync(join(folder, 'remote.json'))
        ? `${folder} is there already. Choose another name, or remove it first.`
        : `${folder} is there already and holds no whole remote: a create may have been stopped. Remove it, then run the same command again.`,
    )
  }
}

const titleOf = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ')

function checkName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 30)
    throw new Error(
      `${JSON.stringify(name)} is no name for a remote. Use up to 30 lower-case letters, digits and hyphens, like service-booking.`,
    )
  if (name === 'shell' || reserved.includes(name))
    throw new Error(`${name} is taken by the platform. Choose another name.`)
  for (const { name: other, folder } of remoteFolders(repositoryRoot)) {
    if (other === name) throw new Error(`There is a remote ${name} already, in ${relative(repositoryRoot, folder)}.`)
    const { pages } = readRemoteFolder(folder).manifest
    if (pages.some(({ path }) => path.split('/')[1] === name))
      throw new Error(`The remote ${other} has a page under /${name} already. Choose another name.`)
  }
}

/** The lock file lists every workspace; nothing has to be fetched for one that uses what the others use. */
function updateLockFile(): void {
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  const { status } = spawnSync('npm', args, {
    cwd: repositoryRoot,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
  if (status !== 0) console.log('package-lock.json does not list it yet, since npm failed: run npm install.')
}
