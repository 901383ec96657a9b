import * as z from 'zod/mini'
import { parseJson } from '../parse-json.ts'
import { defineSandbox, type SandboxReply } from '../sandbox-server.ts'
import { embeddedPlace } from './embedded.ts'

export type AskedPostcode = { postcode: string; receivedAtMs: number }

const requestSchema = z.object({ QueryComponents: z.object({ PostalCode: z.string(), Country: z.literal('AUS') }) })

const json = (value: object): SandboxReply => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})
const awsError = (status: number, name: string): SandboxReply => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': name },
  body: JSON.stringify({ message: name }),
})

const faults = {
  slow: 'hold',
  throttled: awsError(429, 'ThrottlingException'),
  error: awsError(500, 'InternalServerException'),
  refused: awsError(403, 'AccessDeniedException'),
  malformed: { status: 200, headers: { 'content-type': 'application/json' }, body: '{"ResultItems":' },
  empty: json({ ResultItems: [] }),
} satisfies Record<string, SandboxReply>

/** Speaks Geocode of Amazon Location, for postcodes, out of the table of localities. */
export const sandbox = defineSandbox<AskedPostcode, keyof typeof faults>({
  name: 'geocoder',
  title: 'Postcodes (Amazon Location)',
  faults: ['slow', 'throttled', 'error', 'refused', 'malformed', 'empty'],
  receive({ method, path, body, receivedAtMs }, fault) {
    if (fault) return { reply: faults[fault] }
    const request = requestSchema.safeParse(parseJson(body))
    if (method !== 'POST' || path.split('?')[0] !== '/v2/geocode' || !request.success)
      return { reply: awsError(400, 'ValidationException') }
    const postcode = request.data.QueryComponents.PostalCode
    return { reply: json({ ResultItems: resultsOf(postcode) }), message: { postcode, receivedAtMs } }
  },
})

function resultsOf(postcode: string): object[] {
  const place = embeddedPlace(postcode)
  if (!place) return []
  const { state, locality, latitude, longitude } = place
  return [
    {
      PlaceId: `sandbox-${postcode}`,
      PlaceType: 'PostalCode',
      Title: `${locality} ${postcode}`,
      Address: {
        Label: `${locality} ${state} ${postcode}`,
        Country: { Code2: 'AU', Code3: 'AUS', Name: 'Australia' },
        Region: { Code: state, Name: state },
        Locality: locality,
        PostalCode: postcode,
      },
      Position: [longitude, latitude],
      MatchScores: { Overall: 1 },
    },
  ]
}
