import { definePage } from '@forecourt/shell-api'
import { load } from '../list/load.ts'
import { ContactPage } from './contact-page.tsx'
import { head } from './head.ts'

export const page = definePage({ load, head, Page: ContactPage })
