import * as z from 'zod/mini'
import type { Problem } from '../../validation/problem.ts'
import { type HomeSection, type Site, siteSchema } from '../site.ts'

/** A rule across fields. It is asked only when the fields that it `needs` are in order one by one. */
type Rule = { needs: readonly (keyof Site)[]; check(site: Site): Problem[] }

function rule<K extends keyof Site>(needs: readonly K[], check: (site: Pick<Site, K>) => Problem[]): Rule {
  return { needs, check }
}

/** Sections that state figures of the dealer's own; what is counted on the page is no claim. */
const isClaim = (section: HomeSection): boolean =>
  section.kind === 'sales_counter' || (section.kind === 'stats' && section.items.some((figure) => 'value' in figure))

const quoted = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(', ')

const prefixed = <T>(prefix: string, record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [`${prefix}.${name}`, value]))

const siteRules: readonly Rule[] = [
  rule(['dealerships', 'locations'], ({ dealerships, locations }) =>
    locations.flatMap(({ dealership_slug }, index) =>
      dealerships.includes(dealership_slug)
        ? []
        : [
            {
              path: `locations[${index}].dealership_slug`,
              found: JSON.stringify(dealership_slug),
              allowed: `one of the site's dealerships: ${quoted(dealerships)}`,
            },
          ],
    ),
  ),
  rule(['locations', 'hidden_locations'], ({ locations, hidden_locations }) =>
    hidden_locations.flatMap((id, index) =>
      locations.some((location) => location.id === id)
        ? []
        : [
            {
              path: `hidden_locations[${index}]`,
              found: JSON.stringify(id),
              allowed: `the id of a location: ${quoted(locations.map((location) => location.id))}`,
            },
          ],
    ),
  ),
  rule(['locations', 'hidden_locations'], ({ locations, hidden_locations }) => {
    const primary = locations.filter((location) => location.primary)
    if (primary.length === 1 && primary.every(({ id, visible }) => visible && !hidden_locations.includes(id))) return []
    return [
      {
        path: 'locations',
        found: primary.length === 1 ? 'a hidden primary location' : `${primary.length} with "primary": true`,
        allowed: 'exactly one primary location, which is visible',
      },
    ]
  }),
  rule(['locations'], ({ locations }) =>
    (['id', 'slug'] as const).flatMap((key) =>
      locations.flatMap((location, index) => {
        const first = locations.findIndex((other) => other[key] === location[key])
        if (first === index) return []
        const found = JSON.stringify(location[key])
        return [
          { path: `locations[${index}].${key}`, found, allowed: `a value that locations[${first}] does not have` },
        ]
      }),
    ),
  ),
  // NSW s19A and similar laws: the licence number must be on the site and on every advertisement.
  rule(['dealerships', 'locations'], ({ dealerships, locations }) =>
    dealerships.flatMap((dealership) => {
      const index = locations.findIndex((location) => location.dealership_slug === dealership)
      const licensed = locations.some(
        ({ dealership_slug, dealer_license_number }) => dealership_slug === dealership && dealer_license_number,
      )
      if (licensed || index < 0) return []
      return [
        {
          path: `locations[${index}].dealer_license_number`,
          found: 'nothing',
          allowed: `the dealer licence number of ${JSON.stringify(dealership)}`,
        },
      ]
    }),
  ),
  rule(['buttons', 'locations'], ({ buttons, locations }) => {
    const primary = locations.findIndex((location) => location.primary)
    return (['email', 'whatsapp'] as const).flatMap((channel) =>
      !buttons.includes(channel) || locations[primary]?.contact_detail[channel] || primary < 0
        ? []
        : [
            {
              path: `locations[${primary}].contact_detail.${channel}`,
              found: 'nothing',
              allowed: `an address to write to, because buttons holds "${channel}"`,
            },
          ],
    )
  }),
  // A purchase begins with a reservation, whose receipt leads to the page of `reserve`.
  rule(['capabilities', 'dealership_capabilities'], ({ capabilities: own, dealership_capabilities: others }) =>
    Object.entries({ capabilities: own, ...prefixed('dealership_capabilities', others) }).flatMap(
      ([path, switches]) => {
        const { purchase, reserve } = { ...own, ...switches }
        return purchase && !reserve
          ? [
              {
                path: `${path}.reserve`,
                found: JSON.stringify(reserve) ?? 'nothing',
                allowed: 'true, because of the capability "purchase"',
              },
            ]
          : []
      },
    ),
  ),
  rule(['capabilities', 'sms'], ({ capabilities, sms }) =>
    capabilities.priceAlerts && sms.sender_id === undefined
      ? [{ path: 'sms.sender_id', found: 'nothing', allowed: 'a sender, because of the capability "priceAlerts"' }]
      : [],
  ),
  rule(['spin_to_win'], ({ spin_to_win: draw }) => {
    if (!draw) return []
    const { prizes, starts, ends } = draw
    const chances = prizes.reduce((sum, { chance }) => sum + Math.round(chance * 100), 0) / 100
    return [
      ...(Date.parse(ends) > Date.parse(starts)
        ? []
        : [{ path: 'spin_to_win.ends', found: JSON.stringify(ends), allowed: `a time after ${starts}` }]),
      ...(chances <= 100
        ? []
        : [{ path: 'spin_to_win.prizes', found: `chances of ${chances} in 100`, allowed: '100 in 100 together' }]),
      ...prizes.flatMap(({ name }, index) =>
        prizes.findIndex((other) => other.name === name) === index
          ? []
          : [{ path: `spin_to_win.prizes[${index}].name`, found: JSON.stringify(name), allowed: 'each name once' }],
      ),
    ]
  }),
  rule(['home', 'claims'], ({ home, claims }) =>
    (home?.sections ?? []).flatMap((section, index) =>
      claims || !isClaim(section)
        ? []
        : [
            {
              path: `home.sections[${index}].kind`,
              found: `"${section.kind}"`,
              allowed: 'such a section only with "claims": true',
            },
          ],
    ),
  ),
  rule(['locations'], ({ locations }) =>
    locations.flatMap(({ special_hours = [] }, index) =>
      special_hours.flatMap(({ date }, day) => {
        const first = special_hours.findIndex((other) => other.date === date)
        if (first === day) return []
        const path = `locations[${index}].special_hours[${day}].date`
        return [{ path, found: JSON.stringify(date), allowed: 'each day once' }]
      }),
    ),
  ),
  rule(['offers'], ({ offers }) =>
    offers.flatMap(({ id, starts, ends }, index) => [
      ...(offers.findIndex((other) => other.id === id) === index
        ? []
        : [{ path: `offers[${index}].id`, found: JSON.stringify(id), allowed: 'each id once' }]),
      ...(starts && ends && ends < starts
        ? [{ path: `offers[${index}].ends`, found: JSON.stringify(ends), allowed: `a day from ${starts} on` }]
        : []),
    ]),
  ),
  rule(['reviews', 'locations'], ({ reviews, locations }) =>
    (reviews?.reviews ?? []).flatMap(({ id, location_id }, index) => [
      ...(location_id === undefined || locations.some((location) => location.id === location_id)
        ? []
        : [
            {
              path: `reviews.reviews[${index}].location_id`,
              found: JSON.stringify(location_id),
              allowed: `the id of a location: ${quoted(locations.map((location) => location.id))}`,
            },
          ]),
      ...(reviews?.reviews.findIndex((other) => other.id === id) === index
        ? []
        : [{ path: `reviews.reviews[${index}].id`, found: JSON.stringify(id), allowed: 'each id once' }]),
    ]),
  ),
  ...(['dealerships', 'car_types', 'buttons', 'chips'] as const).map((key) =>
    rule([key], (site) => {
      const values: readonly string[] = site[key]
      return values.flatMap((value, index) =>
        values.indexOf(value) === index
          ? []
          : [{ path: `${key}[${index}]`, found: JSON.stringify(value), allowed: 'each value once' }],
      )
    }),
  ),
]

/** The problems across fields of a site file, whatever is wrong elsewhere in it. `input` is the file as it was read. */
export function crossFieldProblems(input: Readonly<Record<string, unknown>>): Problem[] {
  return siteRules.flatMap(({ needs, check }) => {
    const mask: Partial<Record<keyof Site, true>> = Object.fromEntries(needs.map((key) => [key, true as const]))
    const parsed = z.safeParse(z.pick(siteSchema, mask), Object.fromEntries(needs.map((key) => [key, input[key]])))
    // The mask is a value, so the compiler cannot know that these are the fields that `check` reads.
    return parsed.success ? check(parsed.data as unknown as Site) : []
  })
}
