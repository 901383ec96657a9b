import chevronUp from 'lucide/dist/esm/icons/chevron-up.mjs'
import moveHorizontal from 'lucide/dist/esm/icons/move-horizontal.mjs'
import pause from 'lucide/dist/esm/icons/pause.mjs'
import play from 'lucide/dist/esm/icons/play.mjs'
import rotate3d from 'lucide/dist/esm/icons/rotate-3d.mjs'
import { createIcon } from './create-icon.tsx'

/** Icons of what loads after a page's first view: one file is one chunk. */
export const ChevronUp = /* @__PURE__ */ createIcon(chevronUp)
export const Rotate3d = /* @__PURE__ */ createIcon(rotate3d)
export const MoveHorizontal = /* @__PURE__ */ createIcon(moveHorizontal)
export const Pause = /* @__PURE__ */ createIcon(pause)
export const Play = /* @__PURE__ */ createIcon(play)
