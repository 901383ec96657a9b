import type { Built, PictureBody } from './model.ts'

type Body = Pick<Built, 'body' | 'pictures' | 'doors' | 'seats'>

const body =
  (name: string, pictures: PictureBody, doors: number, usualSeats: number) =>
  (seats = usualSeats): Body => ({ body: name, pictures, doors, seats })

/** A body is sold with the pictures that have its outline and its doors: what has two doors more or fewer is not in the tables. */
export const suv = body('SUV', 'suv', 5, 5)
export const hatch = body('Hatchback', 'hatch', 5, 5)
export const sedan = body('Sedan', 'sedan', 4, 5)
/** The pictures of `ev` are of a low car with a closed nose and a falling roof. */
export const evSedan = body('Sedan', 'ev', 4, 5)
export const evLiftback = body('Hatchback', 'ev', 5, 5)
export const wagon = body('Wagon', 'wagon', 5, 5)
export const coupe = body('Coupe', 'coupe', 2, 4)
export const convertible = body('Convertible', 'convertible', 2, 2)
export const dualCab = body('Utility - Dual Cab', 'ute', 4, 5)
export const cabChassis = body('Cab Chassis - Single Cab', 'cabChassis', 2, 2)
export const van = body('Van', 'van', 4, 2)
export const peopleMover = body('People Mover', 'peopleMover', 5, 8)
export const bus = body('Bus', 'bus', 4, 22)
