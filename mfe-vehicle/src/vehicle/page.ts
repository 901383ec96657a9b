import { definePage, type LoadApi, type PageContext } from '@forecourt/shell-api'
import { loadDetails } from './details/lazy-details.tsx'
import { head } from './head.ts'
import { load } from './load.ts'
import { preview } from './preview.ts'
import { VehiclePage } from './vehicle-page.tsx'

/** The code of the details comes beside the data. */
async function loadWithDetails(context: PageContext, api: LoadApi) {
  const [result] = await Promise.all([load(context, api), loadDetails()])
  return result
}

export const page = definePage({ load: loadWithDetails, head, Page: VehiclePage, preview })
