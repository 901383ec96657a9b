import { definePage } from '@forecourt/shell-api'
import { BudgetPage } from './budget-page.tsx'
import { head } from './head.ts'
import { load } from './load.ts'

export const page = definePage({ load, head, Page: BudgetPage })
