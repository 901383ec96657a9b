import { readArguments, wholeNumber } from '@forecourt/command-line/read-arguments'
import { readTenant } from '@forecourt/tenants'

const tenant = { type: 'string', default: 'harbourside' } as const
const help = { type: 'boolean', default: false } as const
const localFlags = { tenant, port: { type: 'string', default: '4566' }, search: { type: 'string' }, help } as const

type LocalOptions = { tenant: string; port: number; search: string | undefined }

/** The options of `npm run aws:local`; null for its help. Throws before anything is started, which takes minutes. */
export function localOptions(args?: string[]): LocalOptions | null {
  const values = readArguments('npm run aws:local', localFlags, args)
  if (values.help) return null
  const { search } = values
  if (search !== undefined && !/^https?:\/\/\S+$/.test(search))
    throw new Error(`--search is "${search}": it must be the address of an OpenSearch, like http://127.0.0.1:9200.`)
  return { tenant: known(values.tenant), port: wholeNumber('port', values.port, { max: 65_535 }), search }
}

/** The options of `npm run aws:smoke`; null for its help. Throws before any request. */
export function smokeOptions(args?: string[]): { tenant: string } | null {
  const values = readArguments('npm run aws:smoke', { tenant, help }, args)
  return values.help ? null : { tenant: known(values.tenant) }
}

/** Throws TenantError for a tenant that is not there or not valid. */
const known = (slug: string): string => readTenant(slug).slug
