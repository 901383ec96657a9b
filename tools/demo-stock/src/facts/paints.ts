import type { Paint } from './model.ts'

/** Paints of a table: by their model years, both included. */
export const since = (from: number, name: string): Paint => [name, from]
export const until = (to: number, name: string): Paint => [name, 0, to]
export const between = (from: number, to: number, name: string): Paint => [name, from, to]
