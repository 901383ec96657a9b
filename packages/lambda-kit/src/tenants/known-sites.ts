import type { Site } from '@forecourt/contracts/site/site'
import * as z from 'zod/mini'
import { deleteItem, putItem, queryItems } from '../data/items.ts'

/** The config table is led by the tenant, so it cannot say which there are: they are listed beside the known dealerships. */
const partition = '#sites'

const itemSchema = z.object({ started_at: z.string(), dealerships: z.array(z.string()) })
const keyOf = (slug: string) => ({ dealership_slug: partition, started_at: slug })

export type KnownSite = Pick<Site, 'slug' | 'dealerships'>

/** Adds a site to the jobs that run for all sites, or updates the dealerships that it shows. */
export async function addKnownSite({ slug, dealerships }: KnownSite): Promise<void> {
  await putItem('imports', { ...keyOf(slug), dealerships })
}

export async function removeKnownSite(slug: string): Promise<void> {
  await deleteItem('imports', keyOf(slug))
}

/** All that there are, in the order of the alphabet. */
export async function listSites(): Promise<KnownSite[]> {
  const known: KnownSite[] = []
  for await (const item of queryItems('imports', partition)) {
    const { started_at: slug, dealerships } = itemSchema.parse(item)
    known.push({ slug, dealerships })
  }
  return known
}

/** The dealerships whose stock some site shows now, in the order of the alphabet. */
export async function listShownDealerships(): Promise<string[]> {
  const shown = (await listSites()).flatMap(({ dealerships }) => dealerships)
  return [...new Set(shown)].sort()
}
