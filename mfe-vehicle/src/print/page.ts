import { definePage } from '@forecourt/shell-api'
import { head } from './head.ts'
import { load } from './load.ts'
import { PrintPage } from './print-page.tsx'

export const page = definePage({ load, head, Page: PrintPage })
