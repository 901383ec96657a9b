import { decimalIn, dollarsIn, wholeIn } from './field-readers.ts'

/** The numbers of a feed, with their allowed units. */
export const amounts = {
  dollars: dollarsIn('aud'),
  dollarsAWeek: dollarsIn('aud', '/week', 'pw'),
  kilometres: wholeIn('km', 'kms', 'kilometres'),
  miles: decimalIn('mi', 'mile', 'miles'),
  kilograms: wholeIn('kg', 'kgs'),
  kilowatts: decimalIn('kw'),
  litres: decimalIn('l', 'lt', 'ltr', 'litre', 'litres'),
  cubicCentimetres: decimalIn('cc', 'cm', 'cm3', 'cm³'),
  litresPer100Km: decimalIn('l/100km', 'l'),
  stars: decimalIn('star', 'stars'),
  millimetres: wholeIn('mm'),
  sleepers: wholeIn(),
  seats: wholeIn('seat', 'seats', 'seater'),
  doors: wholeIn('door', 'doors'),
  gears: wholeIn('speed', 'gear', 'gears'),
  cylinders: wholeIn('cyl', 'cylinder', 'cylinders'),
}
