import type { unsubscribe } from '@forecourt/contracts/endpoints/watchlist'
import { unsubscribePath } from '@forecourt/contracts/watchlist/price-alert'
import type { FormAnswers } from '@forecourt/lambda-kit/http/api-handler'

const pathAfter = (isStopped: boolean): string => `${unsubscribePath}/${isStopped ? 'stopped' : 'unknown'}`

/** The page says what came of it. */
export const unsubscribeForm: FormAnswers<typeof unsubscribe> = {
  toBody: (fields) => ({ token: fields.get('token') ?? '' }),
  nextPath: ({ stopped }) => pathAfter(stopped),
  toErrorPage: ({ code }) =>
    code === 'forbidden'
      ? undefined
      : { statusCode: 303, headers: { location: pathAfter(false), 'cache-control': 'no-store' }, body: '' },
}
