import { capabilities, capabilityNames } from '@forecourt/contracts/site/capabilities'
import { type Overrides, overridesSchema, type Switches } from '@forecourt/contracts/site/capability-switches'
import { expect, test } from 'vitest'
import { capabilitiesOf, hasCapability, resolveSwitches, siteSwitches } from './capabilities.ts'

const site = {
  slug: 'northgate',
  template: 'bold' as const,
  manufacturer: 'Kia',
  dealerships: ['northgate', 'northgate-west'],
  capabilities: {} as Switches,
} satisfies Parameters<typeof siteSwitches>[1]
const overrides = (fields: Partial<Overrides>): Overrides => overridesSchema.parse(fields)

const levels = [
  ['the default', {}, {}, true],
  ['a manufacturer wins over the default', { manufacturer: { Kia: { compare: false } } }, {}, false],
  [
    'a template wins over a manufacturer',
    { manufacturer: { Kia: { compare: false } }, template: { bold: { compare: true } } },
    {},
    true,
  ],
  [
    'a dealership wins over a template',
    { template: { bold: { compare: true } }, dealership: { northgate: { compare: false } } },
    {},
    false,
  ],
  [
    'a site wins over a dealership',
    { dealership: { northgate: { compare: false } }, site: { northgate: { compare: true } } },
    {},
    true,
  ],
  ["the site's own file wins over all", { site: { northgate: { compare: true } } }, { compare: false }, false],
  [
    'what is of another is nothing',
    { site: { harbourside: { compare: false } }, template: { quiet: { compare: false } } },
    {},
    true,
  ],
] as const

test.each(levels)('[TN-4] %s', (_, given, own, expected) => {
  const switches = resolveSwitches(overrides(given), { ...site, capabilities: own })
  expect(hasCapability({ capabilities: switches, dealership_capabilities: {} }, 'compare')).toBe(expected)
})

test('[TN-4] a vehicle of another dealership of the site has that dealership’s switches', () => {
  const resolved = siteSwitches(
    overrides({ template: { bold: { reserve: true } }, dealership: { 'northgate-west': { reserve: false } } }),
    site,
  )
  expect(hasCapability(resolved, 'reserve')).toBe(true)
  expect(hasCapability(resolved, 'reserve', 'northgate')).toBe(true)
  expect(hasCapability(resolved, 'reserve', 'northgate-west')).toBe(false)
})

test('[TN-4] [TN-6] garage and favourites can be off', () => {
  const resolved = siteSwitches(overrides({}), { ...site, capabilities: { watchlist: false, favourites: false } })
  const rest = capabilityNames.filter((name) => capabilities[name] && !['watchlist', 'favourites'].includes(name))
  expect(capabilitiesOf(resolved)).toEqual(rest)
})

test.each(['compaer', 'toString'])('[TN-4] the capability %s is refused', (name) => {
  expect(overridesSchema.safeParse({ site: { northgate: { [name]: true } } }).success).toBe(false)
})
