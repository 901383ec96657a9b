import { telephone } from '@forecourt/domain/locations/telephone'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { Telephone } from '@forecourt/ui/controls/telephone'
import { EmptyState } from '@forecourt/ui/display/empty-state'
import { Mail } from '@forecourt/ui/media/icons'

/** RT-10. For who comes here without having sent a form: nobody is thanked for nothing. */
export function NothingSent() {
  const site = useSite()
  const { paths, copy, phone } = site
  return (
    <EmptyState
      icon={<Mail size={36} aria-hidden />}
      heading="h1"
      title="No message was sent"
      text={
        <>
          This page answers a form, and none was sent from this tab. Write to us, or call{' '}
          <Telephone telephone={telephone(phone, site)} />.
        </>
      }
    >
      <ButtonLink look="primary" href="/contact-us">
        Write to us
      </ButtonLink>
      <ButtonLink href={paths.search}>See all {copy.noun[1]}</ButtonLink>
    </EmptyState>
  )
}
