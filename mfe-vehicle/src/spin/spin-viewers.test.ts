import { spinViewers } from '@forecourt/domain/vehicle/spin/spin-viewers'
import { expect, test } from 'vitest'
import remote from '../../remote.json' with { type: 'json' }

test('[GA-5] the page’s policy lets each known viewer into a frame, and nothing else for spins', () => {
  expect(remote.policy['spin-viewer'].frames).toEqual(Object.values(spinViewers).map(({ host }) => host))
  for (const { host, address } of Object.values(spinViewers)) expect(new URL(address('AB-12')).origin).toBe(host)
})
