import type { Engine, Model, PictureBody } from '../facts/model.ts'

/** What decides whether a vehicle can have a thing. */
export type EquipmentContext = {
  model: Model
  badge: string
  engine: Engine | undefined
  year: number
  interior: string | undefined
}

/** Something to have: since when, in what, at what price, and where the rest of the vehicle must agree. */
export type Equipment = {
  name: string
  from?: number
  /** Thousands of dollars, new, from which vehicles had it when it came (`from`); without it all of its kind had it, and it is nothing to praise. */
  above?: number
  /** The model year from which the cheapest have it too: until then that price falls year by year. */
  every?: number
  bodies?: readonly PictureBody[]
  fits?(context: EquipmentContext): boolean
  /** What it never comes without. */
  needs?: string
}
