import type { unsubscribe } from '@forecourt/contracts/endpoints/watchlist'
import { telephone } from '@forecourt/domain/locations/telephone'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { Telephone } from '@forecourt/ui/controls/telephone'
import { EmptyState } from '@forecourt/ui/display/empty-state'
import { BellOff } from '@forecourt/ui/media/privacy-icons'
import type { ReactNode } from 'react'
import { listPath } from '../garage/words.ts'
import styles from './unsubscribe-page.module.css'

const action = '/api/watchlist/unsubscribe' satisfies (typeof unsubscribe)['path']

export type Unsubscribing = { kind: 'asks'; token: string } | { kind: 'stopped' } | { kind: 'unknown' }

/** One press, without scripts and without signing in. */
export function UnsubscribePage({ data }: { data: Unsubscribing }) {
  const site = useSite()
  const { name, phone } = site
  if (data.kind === 'asks')
    return (
      <Notice
        heading={withNoun('Stop messages about saved cars?', site)}
        text={`${name} ${withNoun('texts you when a car that you saved costs less.', site)}`}
      >
        <form method="post" action={action}>
          <input type="hidden" name="token" value={data.token} />
          <Button look="primary" type="submit">
            Stop these messages
          </Button>
        </form>
      </Notice>
    )
  if (data.kind === 'stopped')
    return (
      <Notice
        heading="You get no more messages"
        text={withNoun('Your saved cars stay in your list, and you can ask for messages again there.', site)}
      >
        <ButtonLink look="primary" href={listPath}>
          {withNoun('Saved cars', site)}
        </ButtonLink>
      </Notice>
    )
  return (
    <Notice
      heading="This link does not work here"
      text={
        <>
          {withNoun(
            'It may be incomplete: open it from the message once more. You can also switch messages off with your saved cars, or call',
            site,
          )}{' '}
          <Telephone telephone={telephone(phone, site)} />.
        </>
      }
    >
      <ButtonLink look="primary" href={listPath}>
        {withNoun('Saved cars', site)}
      </ButtonLink>
    </Notice>
  )
}

function Notice({ heading, text, children }: { heading: string; text: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <EmptyState icon={<BellOff size={36} aria-hidden />} heading="h1" title={heading} text={text}>
        {children}
      </EmptyState>
    </div>
  )
}
