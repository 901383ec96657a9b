import type { BrandEntry, ContentBlock, ModelEntry } from '@forecourt/contracts/content/content-page'
import type { SiteMenu } from '@forecourt/contracts/content/site-menu'
import type { LoadApi } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'

/** The stock, null where it cannot be read, and the brands and models that have a page of their own. */
export type MenuData = { stock: SiteMenu | null; brands: BrandEntry[]; models: ModelEntry[] }

export async function loadMenu(api: LoadApi): Promise<MenuData> {
  const { contentPage, siteMenu } = await loadEndpoints()
  const blocksOf = async (path: string): Promise<ContentBlock[]> => {
    const page = await api.get(contentPage, {}, `path=${path}`).catch(() => null)
    return page?.blocks ?? []
  }
  const [stock, brands, models] = await Promise.all([
    api.get(siteMenu, {}).catch(() => null),
    blocksOf('/brands'),
    blocksOf('/models'),
  ])
  return {
    stock,
    brands: brands.flatMap((block) => (block.kind === 'brands' ? block.entries : [])),
    models: models.flatMap((block) => (block.kind === 'models' ? block.entries : [])),
  }
}
