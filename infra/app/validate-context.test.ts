import { expect, test } from 'vitest'
import { parseAlarmEmail, parseCanaryUrl, validateContext } from './validate-context.ts'

test.each([
  {},
  {
    stage: 'prod',
    search: 'embedded',
    budget: '6000',
    alarms: 'a@b.example',
    canary: 'https://a.example',
    release: 'x',
  },
  { stage: 'prod', originSecretVersion: 'x' },
  { stage: 'dev', tenant: 'coast', tenants: '/dealers', domain: 'ours.example' },
  { stage: 'prod', remote: 'search', version: '1.4.0' },
  {
    'aws:cdk:bundling-stacks': ['**'],
    '@aws-cdk/core:checkSecretUsage': true,
    'cli-telemetry': false,
    tenant: 'coast',
  },
])('%j is what a deploy takes', (context) => {
  expect(() => validateContext(context)).not.toThrow()
})

test.each([
  [
    { stage: 'prod', tennant: 'coast' },
    'There is no -c tennant=. Did you mean -c tenant=? A deploy of everything takes',
  ],
  [{ Stage: 'prod' }, 'There is no -c Stage=. Did you mean -c stage=?'],
  [{ tenant: 'coast', verbose: 'x' }, 'There is no -c verbose=. A deploy of a dealer takes -c stage=, -c tenant=,'],
  [{ tenant: 'coast', version: '1.4.0' }, '-c version= says nothing to it: leave it out. A deploy of a dealer takes'],
  [
    { remote: 'search', alarms: 'a@b.example' },
    '-c alarms= says nothing to it: leave it out. A deploy of a remote takes',
  ],
  [{ domain: 'ours.example' }, '-c domain= says nothing to it: leave it out. A deploy of everything takes -c stage=,'],
  [{ tenant: 'coast', remote: 'search' }, 'A deploy is of one tenant, of one remote or of one team'],
])('%j is refused, with what may be said', (context, says) => {
  expect(() => validateContext(context)).toThrow(says)
})

test.each(['notanemail', '', 'a@b', 'https://a.example', 'a@b.example,c@d.example'])(
  'an address that cannot receive alarms, %j, is refused',
  (given) => {
    expect(() => parseAlarmEmail(given)).toThrow(`alarms is "${given}": it must be an e-mail address`)
    expect(parseAlarmEmail('night+forecourt@b.example')).toBe('night+forecourt@b.example')
  },
)

test.each(['ftp://x', 'http://www.northgate.example', 'northgate', ''])('a canary at %j is refused', (given) => {
  expect(() => parseCanaryUrl(given)).toThrow(`canary is "${given}": it must be the address of a site`)
  expect(parseCanaryUrl('https://www.northgate.example')).toBe('https://www.northgate.example')
})
