import { caravans } from './leisure/caravans.ts'
import { lightTrucks } from './leisure/light-trucks.ts'
import { motorcycles } from './leisure/motorcycles.ts'
import { motorhomes } from './leisure/motorhomes.ts'
import { audi } from './makes/audi.ts'
import { bmw } from './makes/bmw.ts'
import { byd } from './makes/byd.ts'
import { chery } from './makes/chery.ts'
import { ford } from './makes/ford.ts'
import { gwm } from './makes/gwm.ts'
import { honda } from './makes/honda.ts'
import { hyundai } from './makes/hyundai.ts'
import { isuzu } from './makes/isuzu.ts'
import { jeep } from './makes/jeep.ts'
import { kia } from './makes/kia.ts'
import { landRover } from './makes/land-rover.ts'
import { ldv } from './makes/ldv.ts'
import { lexus } from './makes/lexus.ts'
import { mazda } from './makes/mazda.ts'
import { mercedesBenz } from './makes/mercedes-benz.ts'
import { mg } from './makes/mg.ts'
import { mini } from './makes/mini.ts'
import { mitsubishi } from './makes/mitsubishi.ts'
import { nissan } from './makes/nissan.ts'
import { others } from './makes/others.ts'
import { peugeot } from './makes/peugeot.ts'
import { polestar } from './makes/polestar.ts'
import { porsche } from './makes/porsche.ts'
import { renault } from './makes/renault.ts'
import { skoda } from './makes/skoda.ts'
import { subaru } from './makes/subaru.ts'
import { suzuki } from './makes/suzuki.ts'
import { tesla } from './makes/tesla.ts'
import { toyota } from './makes/toyota.ts'
import { volkswagen } from './makes/volkswagen.ts'
import { volvo } from './makes/volvo.ts'
import type { Make, Model } from './model.ts'

const makes: readonly Make[] = [
  ...[toyota, mazda, hyundai, kia, isuzu, ford, mitsubishi, subaru, nissan, volkswagen, honda, suzuki, mg, gwm, byd],
  ...[bmw, mercedesBenz, audi, lexus, tesla, volvo, landRover, porsche, mini, jeep, skoda, peugeot, renault, polestar],
  ...[chery, ldv, ...others],
  ...[...caravans, ...motorhomes, ...motorcycles, ...lightTrucks],
]

/** Every generation of every model, with its maker. */
export const allModels: readonly Model[] = makes.flatMap((make) =>
  make.models.map((facts) => ({ ...facts, make, item: make.item ?? 'car' })),
)
