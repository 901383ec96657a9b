import { expect, test } from 'vitest'
import { randomFrom } from '../../testing/random.ts'
import { IdentityIndex, type VehicleIdentity } from './identity-index.ts'

test('after any inserts and removals, a row is found by its dealership and id only', { tags: 'long' }, () => {
  const random = randomFrom(3)
  const identities: VehicleIdentity[] = []
  const ids = new IdentityIndex((row) => identities[row] as VehicleIdentity)
  const rows = new Map<string, number>()
  for (let step = 0; step < 20_000; step++) {
    const identity = { dealership: random.pick(['a', 'ab']), id: `${'b'.repeat(random.below(2))}${random.below(2000)}` }
    const key = JSON.stringify(identity)
    const row = rows.get(key)
    expect(ids.find(identity)).toBe(row)
    if (row === undefined) {
      identities.push(identity)
      ids.add(identities.length - 1)
      rows.set(key, identities.length - 1)
    } else {
      ids.delete(row)
      rows.delete(key)
    }
  }
})
