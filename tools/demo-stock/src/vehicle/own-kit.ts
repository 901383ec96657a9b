import type { Engine, Model, OwnKit, PictureBody } from '../facts/model.ts'

/** Bodies that are sold with an engine and without one: the kit `electric` closes their nose. `ev` is closed as it comes. */
const alsoElectric = new Set<PictureBody>(['suv', 'hatch'])

/** The kit that alone shows what is sold: the body behind its cab, or that it has no engine to cool; undefined where any will do. */
export function ownKit({ kit, pictures }: Model, engine: Engine | undefined): OwnKit | undefined {
  return kit ?? (engine?.fuel === 'Electric' && alsoElectric.has(pictures) ? 'electric' : undefined)
}
