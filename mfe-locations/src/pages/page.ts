import { definePage } from '@forecourt/shell-api'
import { ContentPageView } from './content-page.tsx'
import { head } from './head.ts'
import { load } from './load.ts'

export const page = definePage({ load, head, Page: ContentPageView })
