import { readFileSync } from 'node:fs'
import { type Overrides, overridesSchema } from '@forecourt/contracts/site/capability-switches'

const file = new URL('capabilities.json', import.meta.url)

/** TN-4. Which capabilities are on or off beside the sites' own files: by manufacturer, template, dealership and site. */
export const readOverrides = (): Overrides => overridesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
