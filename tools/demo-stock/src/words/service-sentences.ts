import { numberText } from '@forecourt/domain/text/numbers'
import { cabbed, driveable, driven, oneOf, type Rule } from './sentence-rule.ts'

/** A service's distance is a round one below what it has driven. */
const servicedAt = (km: number, less: number): string =>
  numberText(Math.max(1000, Math.floor(km / 1000) * 1000 - less * 500))

/** Sentences on a vehicle's care: its services, tyres, registration and papers. */
export const serviceSentences: readonly Rule[] = [
  {
    of: driven,
    as: driveable,
    fits: ({ odometer, engine }) => odometer > 5000 && engine?.litres !== undefined,
    say: ({ odometer, random }) =>
      `${random.pick(['Last serviced', 'The last service was', 'Our workshop serviced it'])} at ${servicedAt(odometer, random.between(0, 4))} km${random.pick(['', ', with new oil and filters', ' and nothing was put off', ', brakes measured and noted'])}.`,
  },
  {
    of: ['car'],
    as: driveable,
    fits: ({ odometer, engine }) => odometer > 5000 && engine?.litres === undefined,
    say: ({ odometer, random }) =>
      `${random.pick(['Last serviced', 'The last service was', 'Our workshop serviced it'])} at ${servicedAt(odometer, random.between(0, 4))} km${random.pick(['', ', with brake fluid and a cabin filter', ', software brought up to date', ', brakes measured and noted'])}.`,
  },
  {
    of: ['car'],
    as: driveable,
    say: (said) => {
      const { random } = said
      const [front, rear] = [random.between(4, 8), random.between(4, 8)]
      return oneOf(
        said,
        [
          `Tyres measure ${front} mm at the front and ${rear} mm at the rear.`,
          `Four ${random.pick(['matching', 'good', 'name-brand'])} tyres, ${Math.min(front, rear)} mm at worst.`,
        ],
        {
          harbourside: [
            `We put a gauge on the tyres: ${front} mm in front, ${rear} mm behind.`,
            `The tyres have some way to go, at ${front} and ${rear} mm.`,
          ],
          northgate: [
            `Tread was ${front} mm front and ${rear} mm rear at our check.`,
            `Our technicians wrote down ${front} mm for the front tyres and ${rear} mm for the rear.`,
          ],
          meridian: [
            `There is ${front} mm of tread left on the front tyres and ${rear} mm on the back.`,
            `Tread depth is ${front} mm on the front axle and ${rear} mm on the rear.`,
            `Front tyres ${front} mm, rear tyres ${rear} mm, rotated before sale.`,
          ],
          drivewise: [`Its tyres have ${Math.min(front, rear)} mm or more, and we replace them when they are due.`],
        },
      )
    },
  },
  {
    as: ['used'],
    fits: ({ rego }) => rego !== undefined,
    say: (said) =>
      oneOf(said, [`Registered until ${said.rego}.`, `Registration runs to ${said.rego}.`], {
        harbourside: [`The rego is paid up to ${said.rego}.`, `Rego to ${said.rego}, which stays with it.`],
        northgate: [`Sold with registration to ${said.rego}.`, `Rego: ${said.rego}.`],
        meridian: [
          `Current registration expires in ${said.rego}.`,
          `It is registered, with the balance to ${said.rego} included.`,
          `You will not see a registration bill before ${said.rego}.`,
        ],
        openroad: [`Rego is good until ${said.rego}, so the first trip need not wait.`],
      }),
  },
  {
    of: cabbed,
    as: ['used'],
    say: (said) =>
      oneOf(
        said,
        [
          `Log books and both keys came with the ${said.noun}.`,
          `The service book is stamped from ${said.place} to here.`,
        ],
        {
          harbourside: [
            'Both keys and the owner’s handbook are in the glovebox.',
            'Two keys, and a book with a stamp wherever there should be one.',
          ],
          northgate: ['Two keys and full log books.', 'Every log book entry was checked against the odometer.'],
          meridian: [
            'Two keys, complete books and the original receipt are on file.',
            'Service history is complete and may be read at our desk.',
            `The history of this ${said.noun} is documented, and two keys are supplied.`,
          ],
          openroad: ['Two keys and a folder of every receipt are in the cab.'],
        },
      ),
  },
]
