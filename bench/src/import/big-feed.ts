import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const makes = ['Toyota', 'Mazda', 'Ford', 'Kia', 'Hyundai', 'Volkswagen', 'Subaru', 'Isuzu']
const bodies = ['SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon']
const header = 'stocknum,vin,make,model,badge,year,price,price_type,km,status,car_type,body,colour,images'

function* rows(count: number, edition: number): Generator<string> {
  yield `${header}\n`
  for (let index = 0; index < count; index++) {
    const make = makes[index % makes.length]
    const body = bodies[index % bodies.length]
    const vin = `BENCH${String(index).padStart(12, '0')}`
    const isChanged = index % 10 === edition % 10
    const price = 15_000 + ((index * 37) % 60_000) + (isChanged ? 1 + edition : 0)
    const photos = Array.from({ length: 12 }, (_, photo) => `https://photos.example/${vin}/${photo}.jpg`).join('|')
    yield `B${index},${vin},${make},Model ${index % 40},Badge,2021,${price},drive_away,${index % 150_000},in_stock,used,${body},Silver,${photos}\n`
  }
}

/** Writes a feed with the given number of vehicles to a file, row by row. From one edition to the next, a tenth get a new price and a tenth their old one. */
export async function writeBigFeed(file: string, count: number, edition: number): Promise<void> {
  await pipeline(Readable.from(rows(count, edition)), createWriteStream(file))
}
