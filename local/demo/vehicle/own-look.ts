import type { Engine, Model, PictureBody } from '../facts/model.ts'

/** Bodies that are sold with an engine and without one: the look `electric` closes their nose. `ev` is closed as it comes. */
const alsoElectric = new Set<PictureBody>(['suv', 'hatch'])

/** The look of its pictures that alone shows what is sold: the body behind its cab, or that it has no engine to cool; undefined where any will do. */
export function ownLook({ look, pictures }: Model, engine: Engine | undefined): string | undefined {
  return look ?? (engine?.fuel === 'Electric' && alsoElectric.has(pictures) ? 'electric' : undefined)
}
