import { type Expectations, everybody, notFound } from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'GET /api/content': {
    ask: ({ slug }) => ({ query: `path=/about-${slug}` }),
    answers: ({ slug }) => everybody({ status: 200, body: { title: `About ${slug}` } }),
    asksForOther: notFound,
  },
}
