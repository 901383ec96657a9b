import { type Expectations, everybody, ok } from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'GET /api/registry': {
    ask: () => ({}),
    answers: ({ release }) => everybody({ status: 200, body: { remotes: { search: { version: release } } } }),
    asksForOther: ok,
  },
  'GET /api/registry/versions': {
    ask: () => ({}),
    answers: ({ release }) => everybody({ status: 200, body: { versions: { search: release } } }),
    asksForOther: ok,
  },
  'GET /api/releases/{releases}': {
    ask: ({ release }) => ({ params: { releases: `search_${release}` } }),
    answers: () => everybody({ status: 200, body: { files: { search: {} } } }),
    asksForOther: ok,
  },
}
