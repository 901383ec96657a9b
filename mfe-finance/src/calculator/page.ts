import { definePage } from '@forecourt/shell-api'
import { CalculatorPage } from './calculator-page.tsx'
import { head } from './head.ts'
import { load } from './load.ts'

export const page = definePage({ load, head, Page: CalculatorPage })
