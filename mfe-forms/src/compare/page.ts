import { definePage } from '@forecourt/shell-api'
import { ComparePage } from './compare-page.tsx'
import { head } from './head.ts'
import { load } from './load.ts'

export const page = definePage({ load, head, Page: ComparePage })
