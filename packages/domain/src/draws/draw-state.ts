import type { DrawState } from '@forecourt/contracts/draws/draw'

type Draw = { starts: string; ends: string }

/** RT-21. What a shopper can do with a draw now, the first that holds. `left`: how many of all prizes. */
export function drawState(
  draw: Draw | undefined,
  { left, hasDrawn, now }: { left: number; hasDrawn: boolean; now: Date },
) {
  const states: [DrawState, boolean][] = [
    ['none', draw === undefined],
    ['drawn', hasDrawn],
    ['early', draw !== undefined && now.getTime() < Date.parse(draw.starts)],
    ['over', draw !== undefined && now.getTime() >= Date.parse(draw.ends)],
    ['gone', left === 0],
  ]
  return states.find(([, holds]) => holds)?.[0] ?? 'open'
}
