import type { ModelFacts, PictureBody } from './model.ts'

type Body = Pick<ModelFacts, 'body' | 'pictures' | 'doors' | 'seats'>

const body =
  (name: string, pictures: PictureBody, doors: number, usualSeats: number) =>
  (seats = usualSeats): Body => ({ body: name, pictures, doors, seats })

export const suv = body('SUV', 'suv', 5, 5)
export const evSuv = body('SUV', 'ev', 5, 5)
export const hatch = body('Hatchback', 'hatch', 5, 5)
export const evHatch = body('Hatchback', 'ev', 5, 5)
export const sedan = body('Sedan', 'sedan', 4, 5)
export const evSedan = body('Sedan', 'ev', 4, 5)
export const wagon = body('Wagon', 'wagon', 5, 5)
export const coupe = body('Coupe', 'coupe', 2, 4)
export const convertible = body('Convertible', 'convertible', 2, 2)
export const dualCab = body('Utility - Dual Cab', 'ute', 4, 5)
export const extraCab = body('Utility - Extra Cab', 'ute', 4, 4)
export const cabChassis = body('Cab Chassis - Single Cab', 'cabChassis', 2, 2)
export const van = body('Van', 'van', 4, 2)
export const peopleMover = body('People Mover', 'peopleMover', 5, 8)
export const bus = body('Bus', 'bus', 4, 12)
