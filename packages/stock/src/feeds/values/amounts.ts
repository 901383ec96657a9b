import { decimalIn, dollarsIn, integerIn } from './field-readers.ts'

/** The numbers of a feed, with their allowed units. */
export const amounts = {
  dollars: dollarsIn('aud'),
  dollarsAWeek: dollarsIn('aud', '/week', 'pw'),
  kilometres: integerIn('km', 'kms', 'kilometres'),
  miles: decimalIn('mi', 'mile', 'miles'),
  kilograms: integerIn('kg', 'kgs'),
  kilowatts: decimalIn('kw'),
  litres: decimalIn('l', 'lt', 'ltr', 'litre', 'litres'),
  cubicCentimetres: decimalIn('cc', 'cm', 'cm3', 'cm³'),
  litresPer100Km: decimalIn('l/100km', 'l'),
  stars: decimalIn('star', 'stars'),
  millimetres: integerIn('mm'),
  sleepers: integerIn(),
  seats: integerIn('seat', 'seats', 'seater'),
  doors: integerIn('door', 'doors'),
  gears: integerIn('speed', 'gear', 'gears'),
  cylinders: integerIn('cyl', 'cylinder', 'cylinders'),
}
