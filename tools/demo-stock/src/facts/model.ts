/** The folders of pictures there are; each is a body that is recognised by its outline. */
export type PictureBody =
  | 'bus'
  | 'cabChassis'
  | 'caravan'
  | 'convertible'
  | 'coupe'
  | 'ev'
  | 'hatch'
  | 'lightTruck'
  | 'motorcycle'
  | 'motorhome'
  | 'peopleMover'
  | 'sedan'
  | 'suv'
  | 'ute'
  | 'van'
  | 'wagon'

/** The colours that pictures exist in. */
export type Colour = 'white' | 'grey' | 'silver' | 'black' | 'blue' | 'red' | 'green' | 'orange'

const ofItsOwn = ['curtain', 'tipper', 'electric'] as const
/** A kit that only what is sold with it is pictured with: another body behind the same cab, or no engine to cool. */
export type OwnKit = (typeof ofItsOwn)[number]
export const ownKits: ReadonlySet<string> = new Set(ofItsOwn)

export type ItemType = 'car' | 'caravan' | 'motorhome' | 'motorcycle' | 'truck'

/** What turns the wheels, as a feed describes it. */
export type Engine = {
  fuel: string
  litres?: number
  cylinders?: number
  /** Kilowatts. */
  power: number
  /** Litres per 100 km, combined. */
  uses?: number
  /** Kilometres on a charge, and the battery in kilowatt-hours. */
  range?: number
  battery?: number
  induction?: string
  gearbox: string
  gears?: number
  drive?: string
}

/** First and last model year sold new in Australia; without a last one it still is. */
export type Years = readonly [from: number, to?: number]

/** A badge ('' where the maker gives none), its drive-away price when it was last new, and what drives it; its own years where they differ from the model's. */
export type Grade = readonly [badge: string, price: number, engine?: Engine, years?: Years]

/** A caravan's facts: kilograms, berths, and its suspension. */
export type CaravanFacts = { axle: string; sleeps: number; atm: number }

/** Of which model, in which years, and how often. */
type Sold = {
  model: string
  series?: string
  years: Years
  /** How it holds its value: 1 as most do, more is better. */
  demand?: number
  /** Its frequency among used vehicles, default 2. */
  share?: number
}

export type Built = {
  /** The body as a feed writes it, and the pictures that suit it. */
  body: string
  pictures: PictureBody
  /** What the vehicle in those pictures is equipped with to be it, where that is not as its body comes. */
  kit?: OwnKit
  doors?: number
  seats?: number
  /** Millimetres. */
  size: readonly [length: number, width: number, height: number]
  /** Kilograms; what a vehicle of it weighs on a scale is its own (`DemoVehicle.tare`). */
  tare: number
  /** What it may weigh laden, in kilograms, where a licence depends on it. */
  gvm?: number
  /** Braked, in kilograms; absent where it must not tow. */
  towing?: number
  /** Stars; default 5, 0 if it was never rated. */
  ancap?: number
  /** Litres. */
  tank?: number
  caravan?: CaravanFacts
}

export type Grades = readonly [Grade, ...Grade[]]

/** One generation of a model as it is sold in Australia, from general knowledge: near enough for a demonstration. */
export type ModelRow = { sold: Sold; built: Built; grades: Grades }

/**
 * A maker's warranty for vehicles built from a year and month on: years, and kilometres where it limits them;
 * longer where its own dealers did every service.
 */
export type WarrantyTerm = { from: string; years: number; km?: number; ifServiced?: { years: number; km: number } }

/** What a maker calls a paint, with the model years in which it was sold where it was not always there. */
export type Paint = string | readonly [name: string, from: number, to?: number]

/** A maker: its world manufacturer identifier, its warranties, the earliest first, the paints of each colour, and the colour that it is known by. */
export type Make = {
  make: string
  wmi: string
  item?: ItemType
  /** What is new is sold by the maker alone: dealers have what was driven before. */
  sellsItself?: true
  warranty: readonly [WarrantyTerm, ...WarrantyTerm[]]
  paints?: { readonly [C in Colour]?: readonly Paint[] }
  ownColour?: Colour
  models: readonly ModelRow[]
}

/** A row with its maker. */
export type Model = Sold & Built & { grades: Grades; make: Make; item: ItemType }
