import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { geocodePostcode, quickQuote } from '@forecourt/contracts/endpoints/quote'
import { revealPhone, viewCount } from '@forecourt/contracts/endpoints/vehicle'
import { functions } from '@forecourt/functions/needs'
import { expect, test } from 'vitest'
import { probeOf, teamStates } from './team-requests.ts'

test('a function is asked for what nobody has, or else for a write that is refused unread', () => {
  expect(probeOf([quickQuote, geocodePostcode])).toEqual({ method: 'GET', path: '/api/postcodes/none' })
  expect(probeOf([viewCount, revealPhone])).toMatchObject({ method: 'POST', path: '/api/calls/reveal' })
  expect(probeOf([])).toBeUndefined()
  expect(endpoints.map((row) => probeOf([row])?.path ?? '').filter((path) => path.includes('{'))).toEqual([])
})

test('every team but the platform’s is there, with each of its functions that answers requests', async () => {
  const states = await teamStates({ missing: (team) => (team === 'finance' ? 'deploy it' : null), log: () => 'It' })
  expect(states.map(({ team }) => team)).toEqual([...new Set(states.map(({ team }) => team))].sort())
  expect(states.find(({ team }) => team === 'finance')?.missing).toBe('deploy it')
  expect(states.map(({ team }) => team)).not.toContain('platform')
  const answering = Object.keys(functions).filter((name) => {
    const { team, runs } = functions[name] ?? { team: 'platform', runs: {} }
    return team !== 'platform' && (runs.http ?? []).length > 0
  })
  expect(states.flatMap(({ requests }) => requests.map((one) => one.function)).sort()).toEqual(answering.sort())
})
