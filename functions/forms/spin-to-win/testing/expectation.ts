import {
  aboutNoShopper,
  type Expectations,
  ok,
  signInFirst,
  withSession,
} from '@forecourt/lambda-kit/testing/expectations'

/** The first time a shopper asks. */
const drawn = ['contacts', 'draws', 'leads']

export const expectations: Expectations = {
  // Every site has a draw of the same name, so a mistake would read, or spend, another's prizes.
  'GET /api/spin-to-win': {
    ask: () => ({}),
    answers: (own) =>
      withSession(
        own,
        () => ({ status: 200, body: { draw: { prizes: [own.prize] } }, mayWrite: ['draws'] }),
        signInFirst,
      ),
    asksForOther: { ...ok, mayWrite: ['draws'] },
    silent: {
      car: 'it is about a department, a place or a setting',
      ...aboutNoShopper,
    },
  },
  'POST /api/spin-to-win': {
    ask: () => ({
      body: { form: 'spin-to-win', values: { name: 'Ada', email: 'ada@shopper.example' }, filled_ms: 9000 },
    }),
    answers: (own) =>
      withSession(
        own,
        () => ({ status: 200, body: { state: 'drawn', outcome: { won: { prize: own.prize } } }, mayWrite: drawn }),
        signInFirst,
      ),
    asksForOther: { status: 200, body: { state: 'drawn' }, mayWrite: drawn },
    silent: { car: 'it is about a department, a place or a setting' },
  },
}
