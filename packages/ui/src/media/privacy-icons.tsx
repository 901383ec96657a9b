import bellOff from 'lucide/dist/esm/icons/bell-off.mjs'
import database from 'lucide/dist/esm/icons/database.mjs'
import smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import { createIcon } from './create-icon.tsx'

/** Icons of what is asked, stored and sent; apart from the others, which every page's bundle is chosen from. */
export const BellOff = /* @__PURE__ */ createIcon(bellOff)
export const Database = /* @__PURE__ */ createIcon(database)
export const Smartphone = /* @__PURE__ */ createIcon(smartphone)
