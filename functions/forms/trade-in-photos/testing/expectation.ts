import {
  aboutNoShopper,
  type Expectations,
  everybody,
  newNumber,
  notFound,
  photographed,
} from '@forecourt/lambda-kit/testing/expectations'
import { objectKey } from '@forecourt/leads/valuations/photo-store'
import { expect } from 'vitest'

/** Each upload that is signed has the next number. */
const ownPhotoKey = (slug: string, lead_id: string): unknown =>
  expect.stringContaining(objectKey({ tenant: slug, lead_id, number: 0 }).replace(/0$/, ''))

export const expectations: Expectations = {
  'GET /api/trade-in/{lead_id}/photos': {
    ask: ({ lead }) => ({ params: { lead_id: photographed(lead) } }),
    answers: () => everybody({ status: 200, body: { photos: [{ number: 1 }] } }),
    asksForOther: { status: 204 },
    silent: aboutNoShopper,
  },
  'POST /api/trade-in/{lead_id}/photos': {
    ask: ({ lead }) => ({
      params: { lead_id: photographed(lead) },
      body: { type: 'image/jpeg', size: 1000 },
      ip: newNumber().ip,
    }),
    answers: ({ slug, lead }) =>
      everybody({
        status: 200,
        body: { fields: { key: ownPhotoKey(slug, photographed(lead)) } },
        writes: ['valuations'],
      }),
    asksForOther: notFound,
    silent: aboutNoShopper,
  },
  'POST /api/trade-in/{lead_id}/photos/keep': {
    ask: ({ lead }) => ({ params: { lead_id: photographed(lead) }, body: { number: 1 } }),
    answers: () => everybody({ status: 200, body: { photos: [{ number: 1 }] } }),
    asksForOther: notFound,
    silent: aboutNoShopper,
  },
  'POST /api/trade-in/{lead_id}/photos/remove': {
    // One that is not there, as the others ask for the one that is.
    ask: ({ lead }) => ({ params: { lead_id: photographed(lead) }, body: { number: 8 } }),
    answers: () => everybody({ status: 200, body: { photos: [{ number: 1 }] }, writes: ['valuations'] }),
    asksForOther: notFound,
    silent: aboutNoShopper,
  },
}
