import { expect, test } from 'vitest'
import { networkOf } from './viewer-network.ts'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:0db8:0000:0001:1:2:3:4', '2001:db8:0:1'],
  ['::2', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('the network of %s is %s', (from, network) => {
  expect(networkOf(from)).toBe(network)
})
