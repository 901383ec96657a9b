import { definePage } from '@forecourt/shell-api'
import { FinancePage } from './finance-page.tsx'
import { head } from './head.ts'
import { load } from './load.ts'

export const page = definePage({ load, head, Page: FinancePage })
