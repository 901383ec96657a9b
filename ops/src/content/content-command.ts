import { randomBytes } from 'node:crypto'
import { previewContent, publishContent, readPointer, rollBackContent } from '@forecourt/content/store/content-versions'
import type { StageName } from '@forecourt/contracts/platform/stages'
import type { Site } from '@forecourt/contracts/site/site'
import { siteDay } from '@forecourt/domain/site/site-day'
import { loadSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { readServingReleases } from '@forecourt/releases/records/read-releases'
import { checkCurrent, readTenant } from '@forecourt/tenants'
import { readContent } from '@forecourt/tenants/read-content'
import { Command } from 'commander'
import type { Connect } from '../connect.ts'
import { stageOption } from '../stage.ts'

/**
 * How long an earlier page may still show. Each place keeps it: the function for 2 seconds, then the edge for 5, and for 10 (a
 * document) or 60 (what an open page loads) more while it fetches the new one.
 */
const caches =
  'caches may show the earlier pages for up to 17 seconds, and up to 67 in a browser that is on the site already'

/** `forecourt content …`: check, preview, publish and roll back a dealer's pages. Nothing else of the dealer changes, and no code. */
export function contentCommand(connect: Connect): Command {
  const stageOf = () => content.opts<{ stage?: StageName }>().stage
  const connected =
    <Args extends unknown[]>(work: (...args: Args) => Promise<void>) =>
    async (...args: Args): Promise<void> => {
      const { close } = await connect(stageOf())
      try {
        await work(...args)
      } finally {
        await close()
      }
    }
  const content = new Command('content')
    .description("A dealer's pages: check, preview, publish, roll back, list")
    .addOption(stageOption())
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError()
  content
    .command('check')
    .description(
      'Check every page of a dealer (fields, links, pictures, dates and headings) and the dates and pictures of its offers and promos. Links: of a stage those to its released pages, else to those of this checkout',
    )
    .argument('<slug>')
    .action((slug: string) => (stageOf() === undefined ? check(slug) : connected(checkReleased)(slug)))
  content
    .command('preview')
    .description('Print an address that shows the pages as they are in the files, for two days. Nothing is published')
    .argument('<slug>')
    .argument('[path]', 'the page to begin with', '/about-us')
    .action(connected(preview))
  content
    .command('publish')
    .description('Publish the pages of a dealer. They show within seconds')
    .argument('<slug>')
    .action(connected(publish))
  content
    .command('rollback')
    .description('Let the version before serve again, or the one whose hash begins so')
    .argument('<slug>')
    .argument('[version]')
    .action(connected(rollback))
  content
    .command('list')
    .description('The last ten versions, and which one serves')
    .argument('<slug>')
    .action(connected(list))
  return content
}

/** The pages in the files, without any that is over today. */
const readCurrent = (site: Site, released?: readonly string[]) =>
  readContent(site, { today: siteDay(site, new Date()), ...(released && { released }) })

/** Patterns of the pages of every release that serves; undefined where nothing is released yet. */
async function releasedPatterns(): Promise<string[] | undefined> {
  const releases = await readServingReleases()
  return releases.length > 0 ? releases.flatMap(({ pages }) => pages.map(({ path }) => path)) : undefined
}

const checkReleased = async (slug: string): Promise<void> => check(slug, await releasedPatterns())

async function check(slug: string, released?: readonly string[]): Promise<void> {
  const site = readTenant(slug)
  checkCurrent(site, siteDay(site, new Date()))
  const { pages } = readCurrent(site, released)
  console.log(`${slug}: ${pages.length} pages are in order.`)
}

async function preview(slug: string, path: string): Promise<void> {
  const content = readCurrent(readTenant(slug), await releasedPatterns())
  if (!content.pages.some((page) => page.path === path)) throw new Error(`${slug} has no page ${path}.`)
  const key = randomBytes(16).toString('hex')
  await previewContent(slug, content, key)
  // On this machine and on a stage the site has another address than in its file.
  const url = (await loadSite(slug))?.url ?? readTenant(slug).url
  console.log(`${url}${path}?preview=${key}`)
}

async function publish(slug: string): Promise<void> {
  const content = readCurrent(readTenant(slug), await releasedPatterns())
  const isNew = await publishContent(slug, content)
  console.log(
    `${slug}: ${content.pages.length} pages, version ${content.hash.slice(0, 8)}, ${isNew ? `serve now; ${caches}` : 'served already'}.`,
  )
}

async function rollback(slug: string, version?: string): Promise<void> {
  const { hash, published_at } = await rollBackContent(slug, version)
  console.log(`${slug}: version ${hash.slice(0, 8)} of ${published_at} serves again; ${caches}.`)
}

async function list(slug: string): Promise<void> {
  const pointer = await readPointer(slug)
  if (!pointer) return console.log(`${slug} has published nothing.`)
  for (const { hash, published_at } of pointer.versions)
    console.log(`${hash.slice(0, 8)}  ${published_at}${hash === pointer.current ? '  serves' : ''}`)
}
