import type { LookupFunction } from 'node:net'
import { expect, test } from 'vitest'
import { createPublicLookup, isPublicAddress } from './public-address.ts'

test.each([
  '1.1.1.1',
  '13.54.1.2',
  '99.255.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '2606:4700:4700::1111',
  '2400:cb00::1',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

test.each([
  ['unspecified', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['link-local', '169.254.0.1'],
  ['metadata', '169.254.169.254'],
  ['ECS metadata', '169.254.170.2'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['carrier-grade NAT', '100.127.255.255'],
  ['protocol assignments', '192.0.0.1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['benchmarking', '198.18.0.1'],
  ['6to4 relay', '192.88.99.1'],
  ['multicast', '224.0.0.1'],
  ['multicast', '239.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['IPv4-compatible', '::a00:1'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-mapped public', '::ffff:1.1.1.1'],
  ['IPv4-translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::a00:1'],
  ['NAT64 local use', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001::1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['ORCHID', '2001:20::1'],
  ['discard', '100::1'],
  ['unique local', 'fc00::1'],
  ['metadata', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['segment routing', '5f00::1'],
  ['unassigned', '4000::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('%s %s is not public', (_, address) => expect(isPublicAddress(address)).toBe(false))

type Answer = { address: string; family: number }[]

/** Answers one list of addresses after another, as a name server that rebinds does. */
const rebinding = (...answers: Answer[]): LookupFunction => {
  let call = 0
  return (_, { all }, callback) => {
    const answer = answers[Math.min(call++, answers.length - 1)] ?? []
    if (all) callback(null, answer)
    else callback(null, answer[0]?.address ?? '', answer[0]?.family)
  }
}

const lookUp = (lookup: LookupFunction, all: boolean) =>
  new Promise<unknown>((resolve) => lookup('target.example', { all }, (error, address) => resolve(error ?? address)))

const open = { address: '1.1.1.1', family: 4 }
const inside = { address: '10.0.0.1', family: 4 }
const blocked = expect.objectContaining({ reason: 'blocked', kind: 'permanent' })

test.each([true, false])('checks every lookup (all: %s)', async (all) => {
  const lookup = createPublicLookup(rebinding([open], [inside]))
  expect(await lookUp(lookup, all)).toEqual(all ? [open] : '1.1.1.1')
  expect(await lookUp(lookup, all)).toEqual(blocked)
})

test.each([[[open, inside]], [[inside, open]], [[]]])('refuses the answer %j', async (answer) => {
  expect(await lookUp(createPublicLookup(rebinding(answer)), true)).toEqual(blocked)
})

test('passes on that a host is not found', async () => {
  const failure = Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
  const unknownHost: LookupFunction = (_, _options, callback) => callback(failure, '')
  expect(await lookUp(createPublicLookup(unknownHost), true)).toBe(failure)
})
