import type { Setup } from '../setup/setup.ts'
import type { Pair } from './compare.ts'

/** Something that must stay below a limit: a ratio of a pair, or one number. The interval's worse end decides a ratio. */
export type Goal =
  | { kind: 'ratio'; name: string; limit: number; unit: string; rounds: number; pair: Pair }
  | { kind: 'value'; name: string; limit: number; unit: string; read: () => Promise<number> }

export type Measured = { goals: Goal[]; close(): Promise<void> }

type Prepare = (setup: Setup) => Promise<Measured>

/**
 * A measurement by name. `prepare` starts what it needs; `close` ends that. One that takes long has parts, each with goals of its own,
 * which can be measured at different times.
 */
export type Bench =
  | { summary: string; parts?: undefined; prepare: Prepare }
  | { summary: string; parts: Readonly<Record<string, Prepare>> }

/** One benchmark or one part of one. */
export type Run = { name: string; prepare: Prepare }
