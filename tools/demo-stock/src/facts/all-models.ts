import { caravans } from './leisure/caravans.ts'
import { lightTrucks } from './leisure/light-trucks.ts'
import { motorcycles } from './leisure/motorcycles.ts'
import { motorhomes } from './leisure/motorhomes.ts'
import { ford } from './makes/america/ford.ts'
import { jeep } from './makes/america/jeep.ts'
import { tesla } from './makes/america/tesla.ts'
import { audi } from './makes/europe/audi.ts'
import { bmw } from './makes/europe/bmw.ts'
import { landRover } from './makes/europe/land-rover.ts'
import { mercedesBenz } from './makes/europe/mercedes-benz.ts'
import { mini } from './makes/europe/mini.ts'
import { peugeot } from './makes/europe/peugeot.ts'
import { polestar } from './makes/europe/polestar.ts'
import { porsche } from './makes/europe/porsche.ts'
import { renault } from './makes/europe/renault.ts'
import { skoda } from './makes/europe/skoda.ts'
import { volkswagen } from './makes/europe/volkswagen.ts'
import { volvo } from './makes/europe/volvo.ts'
import { honda } from './makes/japan/honda.ts'
import { isuzu } from './makes/japan/isuzu.ts'
import { lexus } from './makes/japan/lexus.ts'
import { mazda } from './makes/japan/mazda.ts'
import { mitsubishi } from './makes/japan/mitsubishi.ts'
import { nissan } from './makes/japan/nissan.ts'
import { subaru } from './makes/japan/subaru.ts'
import { suzuki } from './makes/japan/suzuki.ts'
import { toyota } from './makes/japan/toyota.ts'
import { byd } from './makes/korea-china/byd.ts'
import { chery } from './makes/korea-china/chery.ts'
import { gwm } from './makes/korea-china/gwm.ts'
import { hyundai } from './makes/korea-china/hyundai.ts'
import { kia } from './makes/korea-china/kia.ts'
import { ldv } from './makes/korea-china/ldv.ts'
import { mg } from './makes/korea-china/mg.ts'
import { others } from './makes/others.ts'
import type { Make, Model } from './model.ts'

const makes: readonly Make[] = [
  ...[toyota, mazda, hyundai, kia, isuzu, ford, mitsubishi, subaru, nissan, volkswagen, honda, suzuki, mg, gwm, byd],
  ...[bmw, mercedesBenz, audi, lexus, tesla, volvo, landRover, porsche, mini, jeep, skoda, peugeot, renault, polestar],
  ...[chery, ldv, ...others],
  ...[...caravans, ...motorhomes, ...motorcycles, ...lightTrucks],
]

/** Every generation of every model, with its maker. */
export const allModels: readonly Model[] = makes.flatMap((make) =>
  make.models.map(({ sold, built, grades }) => ({ ...sold, ...built, grades, make, item: make.item ?? 'car' })),
)
