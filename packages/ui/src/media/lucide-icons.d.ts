/** The set's drawings, one a file: through its index a build would read all sixteen hundred. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide'

  const node: IconNode
  export default node
}
