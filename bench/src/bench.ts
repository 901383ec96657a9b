import type { Pair } from './compare.ts'

/** Something that must stay below a limit: a ratio of a pair, or one number. The interval's worse end decides a ratio. */
export type Goal =
  | { kind: 'ratio'; name: string; limit: number; unit: string; rounds: number; pair: Pair }
  | { kind: 'value'; name: string; limit: number; unit: string; read: () => Promise<number> }

export type Say = (line: string) => void

/** `cars` is how many vehicles to measure with, where a benchmark has a choice. */
export type Options = { cars: number | undefined }

/** A measurement by name. `prepare` starts what it needs; `close` ends that. */
export type Bench = {
  summary: string
  prepare(say: Say, options: Options): Promise<{ goals: Goal[]; close(): Promise<void> }>
}
