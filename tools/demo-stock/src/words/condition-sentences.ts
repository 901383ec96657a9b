import { builtAlready, cabbed, driveable, oneOf, type Rule } from './sentence-rule.ts'

/** What is said of how a vehicle looks, and of the room in it. */
export const conditionSentences: readonly Rule[] = [
  {
    of: ['car'],
    as: driveable,
    fits: ({ opening, paint }) => !opening.includes(paint),
    say: (said) => {
      const { paint, random, days } = said
      const mark = random.pick(['one stone chip', 'two small chips', 'a light scratch', 'a touched-up mark'])
      const at = random.pick(['bonnet', 'driver’s door', 'passenger door', 'left front corner', 'right rear corner'])
      const polished = days <= 6 ? 'this week' : 'before it was listed'
      return oneOf(said, [`The ${paint} paint has ${mark} on the ${at}.`], {
        harbourside: [
          `We found ${mark} in the ${paint}, on the ${at}, and left it to be seen.`,
          `The ${paint} was polished here ${polished}, by hand.`,
        ],
        northgate: [
          `${paint} paint, machine polished here ${polished}.`,
          `Our detailers touched the ${paint} up on the ${at}.`,
        ],
        meridian: [
          `Paint readings are even all round, so the ${paint} is as the factory left it.`,
          `Its ${paint} finish shows ${mark} at the ${at}.`,
          `The ${paint} was corrected and sealed ${polished}.`,
          `Condition report, outside: ${mark}, ${at}, ${paint} otherwise even.`,
        ],
        drivewise: [`Its ${paint} has ${mark} on the ${at}, written down so that nobody bills you for it.`],
      })
    },
  },
  {
    of: ['car'],
    as: ['demo', 'used', 'subscription'],
    say: (said) => {
      const { interior, random, offer } = said
      return oneOf(
        said,
        [
          `Inside, the ${interior} ${random.pick(['has no tears', 'has no stains', 'has hardly a mark', 'is clean and dry'])}.`,
          ...(offer === 'demo' ? [] : [`The ${interior} has worn well.`]),
        ],
        {
          harbourside: [
            `Nobody has smoked in it, and the ${interior} shows it.`,
            `The ${interior} looks like its kilometres, no more.`,
          ],
          northgate: [
            `The ${interior} was shampooed by our detailers.`,
            `Mats out, seats forward: the ${interior} was cleaned to the floor.`,
          ],
          meridian: [
            `The ${interior} trim was detailed by hand.`,
            `Its ${interior} trim presents very well.`,
            `Seats in ${interior} are free of wear at the bolsters.`,
          ],
          drivewise: [`The ${interior} is cleaned between one subscriber and the next.`],
        },
      )
    },
  },
  {
    of: ['car'],
    fits: ({ model }) => (model.seats ?? 0) === 7 || model.seats === 8,
    say: ({ model, random }) =>
      random.pick([
        `${model.seats} seats, and the last row folds flat.`,
        `There is room for ${model.seats}, or for five and the pram.`,
      ]),
  },
  {
    of: ['car'],
    fits: ({ model, age }) => (model.ancap ?? 5) === 5 && age < 8,
    say: (said) =>
      oneOf(said, ['ANCAP gave it five stars.', 'It has five ANCAP stars.'], {
        harbourside: [
          'Five ANCAP stars, if you are buying for the family.',
          'It was crash tested, and has all five stars.',
        ],
        northgate: ['It carries the full five-star ANCAP rating.', 'ANCAP: five stars.'],
        meridian: [
          'Its ANCAP rating is five stars.',
          'A five-star ANCAP result applies to it.',
          'ANCAP awarded this model its five stars.',
        ],
        drivewise: ['Five ANCAP stars, with all the airbags that go with them.'],
      }),
  },
  {
    of: cabbed,
    as: builtAlready,
    fits: ({ engine }) => engine?.gears !== undefined && engine.gears > 3 && engine.gearbox !== 'Manual',
    say: (said) => {
      const gears = said.engine?.gears ?? 0
      return oneOf(said, [`It has ${gears} speeds and shifts itself.`, `The automatic has ${gears} gears.`], {
        harbourside: [`${gears} gears, and it picks the right one.`],
        northgate: [`Driven by a ${gears}-speed automatic.`, `Gearbox: automatic, ${gears} speeds.`],
        meridian: [
          `Power goes through a ${gears}-speed automatic.`,
          `Its transmission is an automatic of ${gears} speeds.`,
          `A ${gears}-speed automatic transmission is fitted.`,
        ],
      })
    },
  },
  {
    of: ['car'],
    say: (said) => {
      // Rounded up: what is measured for must fit.
      const [length, width, height] = said.model.size.map((mm) => (Math.ceil(mm / 10) / 100).toFixed(2))
      return oneOf(
        said,
        [
          `It is ${length} m long and ${width} m wide.`,
          `Length ${length} m, width ${width} m.`,
          `${length} m from bumper to bumper.`,
        ],
        {
          harbourside: [
            ...(said.model.size[0] < 4700 ? [`At ${length} m it fits most carports on the beaches.`] : []),
            ...(said.model.size[2] < 2000
              ? [`Measure your garage: ${length} m by ${width} m, and ${height} m high.`]
              : []),
          ],
          northgate: [`Outside it measures ${length} by ${width} m.`, `${length} m long, ${height} m high.`],
          meridian: [
            `Its length is ${length} m and its height ${height} m.`,
            `It takes up ${length} m of a parking space, and ${width} m across.`,
            `Dimensions: ${length} m long, ${width} m wide, ${height} m high.`,
          ],
          drivewise: [`You need ${length} m of kerb to park it.`, `It is ${height} m high; most car parks allow 2.1.`],
        },
      )
    },
  },
]
