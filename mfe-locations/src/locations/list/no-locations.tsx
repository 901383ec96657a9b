import type { Department } from '@forecourt/contracts/site/site'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { EmptyState } from '@forecourt/ui/display/empty-state'
import { Phone } from '@forecourt/ui/media/icons'
import { MapPinOff } from '@forecourt/ui/media/late-icons'

type Props = {
  department: Department | undefined
  /** Where all locations are; absent where the site has none. */
  allHref: string | undefined
}

/** In place of locations where a choice leaves none, or the site shows none: what to do instead. */
export function NoLocations({ department, allHref }: Props) {
  const { phone, paths, copy } = useSite()
  const things = copy.noun[1]
  return (
    <EmptyState
      icon={<MapPinOff size={32} aria-hidden />}
      title={department && allHref ? `No ${department} department here` : 'No yard to visit'}
      text={
        department && allHref
          ? `None of our locations has a ${department} department. Call us, and we tell you who can help.`
          : `Our ${things} are online. Call us, and we arrange where you can see one.`
      }
    >
      <ButtonLink look="primary" href={telephoneHref(phone)}>
        <Phone size={18} aria-hidden /> Call {phone}
      </ButtonLink>
      {allHref ? (
        <ButtonLink href={allHref}>All locations</ButtonLink>
      ) : (
        <ButtonLink href={paths.search}>Search all {things}</ButtonLink>
      )}
    </EmptyState>
  )
}
