import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { HomeSection, Site } from '@forecourt/contracts/site/site'
import { type Problem, parseSite } from '@forecourt/contracts/site/validation/parse-site'
import { nearestName } from '@forecourt/contracts/validation/nearest-name'
import { complianceProblems } from '@forecourt/domain/compliance/file-rules'
import { withClosedDays } from '@forecourt/domain/locations/hours/closed-days'
import { siteSwitches } from '@forecourt/domain/site/capabilities'
import { datedProblems } from '@forecourt/domain/site/dated-problems'
import { linkProblems } from '@forecourt/domain/site/link-problems'
import { themeProblem } from '@forecourt/domain/theme/theme'
import { readOverrides } from './capability-overrides.ts'
import { contentPaths } from './content-files.ts'
import { declaredPages } from './declared-pages.ts'
import { describeTenantProblems, ownFiles } from './describe-tenant-problems.ts'
import { jsonErrorLine } from './json-error-line.ts'
import { hasPicture } from './picture-files.ts'
import { hasHolidaysFor, withPublicHolidays } from './public-holidays.ts'

/** A tenant that cannot be used; `message` names the file, and every field in it that must change. */
export class TenantError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TenantError'
  }
}

const here = new URL('./', import.meta.url)

const notTenants: ReadonlySet<string> = new Set(['node_modules', 'schemas'])

/** The slugs of the tenants there are, in the order of the alphabet. `folder` ends with a slash. */
export function listTenants(folder: URL = here): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notTenants.has(entry.name))
    .map((entry) => entry.name)
    .sort()
}

/** Where the dealers' folders are that a command is given; undefined when it is given none. Throws RangeError when they are not there. */
export function dealersFolder(path: unknown): URL | undefined {
  if (path === undefined) return undefined
  if (statSync(String(path), { throwIfNoEntry: false })?.isDirectory()) return pathToFileURL(`${path}/`)
  throw new RangeError(`tenants is "${path}": there is no such folder. It must be the one with the dealers' folders.`)
}

/** Where a tenant's files lie; `folder` and the answer end with a slash. */
export const tenantFolder = (slug: string, folder: URL = here): URL => new URL(`${slug}/`, folder)

/** The same for people, without a slash: the checkout's own from its root, any other by its whole path. */
export const displayFolder = (slug: string, folder: URL = here): string =>
  folder.href === here.href ? `tenants/${slug}` : fileURLToPath(new URL(slug, folder))

function read(file: URL, shown: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new TenantError(`${shown}: the file cannot be read. ${error instanceof Error ? error.message : ''}`)
  }
}

/** A file that a tenant may leave out. */
const readOptional = (name: string, folder: URL, shown: string): unknown =>
  existsSync(new URL(name, folder)) ? readJson(new URL(name, folder), `${shown}/${name}`) : undefined

function readJson(file: URL, shown: string): unknown {
  const text = read(file, shown)
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const line = jsonErrorLine(text, message)
    throw new TenantError(`${shown}${line === undefined ? '' : `:${line}`}: this is not JSON. ${message}`)
  }
}

/**
 * TN-3. One tenant's site: `site.json`, with `locations.json` as its `locations` and the logo's file as its `logo_svg`.
 * @throws TenantError when there is no such tenant, or with the whole list of what is wrong with its files.
 */
export function readTenant(slug: string, folder: URL = here): Site {
  const known = listTenants(folder)
  if (!known.includes(slug)) {
    const nearest = nearestName(slug, known)
    const hint = nearest ? ` Did you mean "${nearest}"?` : ''
    throw new TenantError(`There is no tenant "${slug}".${hint} The tenants are: ${known.join(', ')}.`)
  }
  const shown = displayFolder(slug, folder)
  const own = tenantFolder(slug, folder)
  const json = readJson(new URL('site.json', own), `${shown}/site.json`)
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new TenantError(`${shown}/site.json: found no object; allowed is an object with the fields of a site`)

  const locations = readJson(new URL('locations.json', own), `${shown}/locations.json`)
  const logo = 'logo' in json && typeof json.logo === 'string' && /^[a-z0-9-]+\.svg$/.test(json.logo) ? json.logo : null
  const files = ownFiles.map((field) => [field, readOptional(`${field}.json`, own, shown)] as const)
  // Editors complete by it.
  const { $schema: _, ...fields } = { $schema: '', ...json }
  const merged = {
    ...fields,
    locations,
    ...Object.fromEntries(files.filter(([, content]) => content !== undefined)),
    ...(logo && { logo_svg: read(new URL(logo, own), `${shown}/${logo}`).trim() }),
  }

  const parsed = parseSite(merged)
  const problems = parsed.ok ? tenantProblems(parsed.site, slug, own) : parsed.problems
  if (!parsed.ok || problems.length > 0)
    throw new TenantError(describeTenantProblems(problems, { folder: own, shown, logo: logo ?? 'the logo' }))
  const { site } = parsed
  return withClosedDays({
    ...site,
    ...siteSwitches(readOverrides(), site),
    locations: site.locations.map(withPublicHolidays),
  })
}

/**
 * Checks what is in order when it is written and later is not. It stops no deploy: pages leave out what is over.
 * @throws TenantError with every problem.
 */
export function checkCurrent(site: Site, today: string, folder: URL = here): void {
  const problems = datedProblems(site, today)
  const files = { folder: tenantFolder(site.slug, folder), shown: displayFolder(site.slug, folder), logo: 'the logo' }
  if (problems.length > 0) throw new TenantError(describeTenantProblems(problems, files))
}

/** Every tenant that can be used, and what is wrong with the others: one dealer's mistake stops nobody else. */
export function readTenants(folder: URL = here): { sites: Site[]; problems: string[] } {
  const sites: Site[] = []
  const problems: string[] = []
  for (const slug of listTenants(folder)) {
    try {
      sites.push(readTenant(slug, folder))
    } catch (error) {
      if (!(error instanceof TenantError)) throw error
      problems.push(error.message)
    }
  }
  return { sites, problems }
}

function sectionPictures(section: HomeSection): { path: string; file: string | undefined }[] {
  switch (section.kind) {
    case 'promos':
      return section.tiles.map(({ picture }, tile) => ({ path: `tiles[${tile}].picture`, file: picture }))
    case 'body_types':
      return Object.entries(section.pictures ?? {}).map(([body, file]) => ({ path: `pictures.${body}`, file }))
    case 'words':
      return [{ path: 'picture', file: section.picture }]
    default:
      return []
  }
}

/** The files beside site.json that it names, by the field that names them. */
function namedFiles({
  home,
  popup,
  certified,
  locations,
  offers,
  reviews,
}: Site): { path: string; file: string | undefined }[] {
  const pictures = (home?.sections ?? []).flatMap((section, at) =>
    sectionPictures(section).map(({ path, file }) => ({ path: `home.sections[${at}].${path}`, file })),
  )
  return [
    { path: 'home.hero.picture', file: home?.hero.picture },
    ...pictures,
    { path: 'popup.src', file: popup?.src },
    { path: 'certified.badge', file: certified?.badge },
    ...locations.map(({ image }, index) => ({ path: `locations[${index}].image`, file: image })),
    ...offers.map(({ image_url }, index) => ({ path: `offers[${index}].image_url`, file: image_url })),
    ...(reviews?.reviews ?? []).map(({ image }, index) => ({ path: `reviews.reviews[${index}].image`, file: image })),
  ]
}

/** Problems that only the folder, the holidays and the theme show. */
function tenantProblems(site: Site, slug: string, folder: URL): Problem[] {
  const problems: Problem[] = []
  if (site.slug !== slug)
    problems.push({ path: 'slug', found: JSON.stringify(site.slug), allowed: `the folder's name, "${slug}"` })
  const colour = themeProblem(site.brand)
  if (colour) problems.push({ path: 'brand.colour', found: JSON.stringify(site.brand.colour), allowed: colour })
  problems.push(...linkProblems(site, declaredPages(), contentPaths(folder)), ...complianceProblems(site))
  for (const { path, file } of namedFiles(site)) {
    if (file && !hasPicture(file, { slug: site.slug, folder }))
      problems.push({
        path,
        found: JSON.stringify(file),
        allowed: 'the name of a file that lies beside site.json, or of the library under /media/demo/',
      })
  }
  for (const [index, { public_holidays, address }] of site.locations.entries()) {
    if (public_holidays && !hasHolidaysFor(address.state))
      problems.push({
        path: `locations[${index}].public_holidays`,
        found: `a place in ${address.state}`,
        allowed: 'a state that tenants/public-holidays.json knows',
      })
  }
  return problems
}
