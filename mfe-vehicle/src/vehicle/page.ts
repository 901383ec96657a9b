import { definePage } from '@forecourt/shell-api'
import { head } from './head.ts'
import { load } from './load.ts'
import { preview } from './preview.ts'
import { VehiclePage } from './vehicle-page.tsx'

export const page = definePage({ load, head, Page: VehiclePage, preview })
