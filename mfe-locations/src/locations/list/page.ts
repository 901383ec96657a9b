import { definePage } from '@forecourt/shell-api'
import { head } from './head.ts'
import { load } from './load.ts'
import { LocatorPage } from './locator-page.tsx'

export const page = definePage({ load, head, Page: LocatorPage })
