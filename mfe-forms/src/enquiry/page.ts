import { definePage } from '@forecourt/shell-api'
import { EnquirePage } from './enquire-page.tsx'
import { head } from './head.ts'
import { load } from './load.ts'

export const page = definePage({ load, head, Page: EnquirePage })
