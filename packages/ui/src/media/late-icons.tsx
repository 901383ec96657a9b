import clock from 'lucide/dist/esm/icons/clock.mjs'
import locateFixed from 'lucide/dist/esm/icons/locate-fixed.mjs'
import mapPinOff from 'lucide/dist/esm/icons/map-pin-off.mjs'
import searchX from 'lucide/dist/esm/icons/search-x.mjs'
import { createIcon } from './create-icon.tsx'

/** Icons of what comes after a first view of search and shell; in the other file they would come with it. */
export const Clock = /* @__PURE__ */ createIcon(clock)
export const LocateFixed = /* @__PURE__ */ createIcon(locateFixed)
export const MapPinOff = /* @__PURE__ */ createIcon(mapPinOff)
export const SearchX = /* @__PURE__ */ createIcon(searchX)
