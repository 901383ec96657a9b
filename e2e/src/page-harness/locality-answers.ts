import { nearestLocality, suggestLocalities } from '@forecourt/contracts/endpoints/localities'
import { type Locality, nearestLocality as nearest } from '@forecourt/localities/localities'
import { localityMeant } from '@forecourt/localities/locality-meant'
import { suggestLocalities as suggested } from '@forecourt/localities/suggest-localities'
import { type FakeAnswer, fail, fake } from './fake-api.ts'

const shown = ({ name, state, postcode }: Locality) => ({ name, state, postcode })

/** Suburbs, from the table itself. */
export const localityAnswers: readonly FakeAnswer[] = [
  fake(suggestLocalities, ({ query }) => {
    const text = new URLSearchParams(query).get('text') ?? ''
    const meant = localityMeant(text, [])
    return { localities: suggested(text, []).map(shown), ...(meant && { meant: shown(meant) }) }
  }),
  fake(nearestLocality, ({ params }) =>
    shown(nearest({ lat: Number(params.lat), long: Number(params.long) }) ?? fail('not_found')),
  ),
]
