import { nearestLocality, suggestLocalities } from '@forecourt/contracts/endpoints/localities'
import { type Locality, nearestLocality as nearest } from '@forecourt/localities/localities'
import { suggestLocalities as suggested } from '@forecourt/localities/suggest-localities'
import { type FakeAnswer, fail, fake } from './fake-api.ts'

const shown = ({ name, state, postcode }: Locality) => ({ name, state, postcode })

/** Suburbs, from the table itself. */
export const localityAnswers: readonly FakeAnswer[] = [
  fake(suggestLocalities, ({ query }) => ({
    localities: suggested(new URLSearchParams(query).get('text') ?? '', []).map(shown),
  })),
  fake(nearestLocality, ({ params }) =>
    shown(nearest({ lat: Number(params.lat), long: Number(params.long) }) ?? fail('not_found')),
  ),
]
