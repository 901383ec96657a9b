import * as rows from '@forecourt/contracts/endpoints/localities'
import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { type Answer, answers } from '@forecourt/lambda-kit/http/api-handler'
import { parseQuery } from '@forecourt/lambda-kit/http/parse-params'
import { type Locality, nearestLocality } from '@forecourt/localities/localities'
import { localityMeant } from '@forecourt/localities/locality-meant'
import { suggestLocalities } from '@forecourt/localities/suggest-localities'
import * as z from 'zod/mini'

const textWords = 'text of at most 60 characters'
const textSchema = z.object({ text: z.string(textWords).check(z.maxLength(60, textWords)) })

const toShown = ({ name, state, postcode }: Locality) => ({ name, state, postcode })

/** Suburbs for fields that ask for one: of several of a name first what a shopper of the site means. */
export const localityAnswers: readonly Answer[] = [
  answers(rows.suggestLocalities, async ({ site, query }) => {
    const { text } = parseQuery(textSchema, query)
    const points = shownLocations(site).map(({ address }) => address)
    const meant = localityMeant(text, points)
    return { localities: suggestLocalities(text, points).map(toShown), ...(meant && { meant: toShown(meant) }) }
  }),
  answers(rows.nearestLocality, async ({ params }) => {
    const found = nearestLocality({ lat: Number(params.lat), long: Number(params.long) })
    if (!found) throw new AppError('not_found')
    return toShown(found)
  }),
]
