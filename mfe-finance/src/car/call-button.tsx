import { telephone } from '@forecourt/domain/locations/telephone'
import { useSite } from '@forecourt/shell-api'
import { buttonClass } from '@forecourt/ui/controls/button'
import { Telephone } from '@forecourt/ui/controls/telephone'
import { Phone } from '@forecourt/ui/media/icons'

/** Calls the site; on a page that hides numbers (SB-6), it shows the number first. */
export function CallButton({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const site = useSite()
  return (
    <Telephone telephone={telephone(site.phone, site)} className={buttonClass({ size })}>
      {(text) => (
        <>
          <Phone size={18} aria-hidden /> {text}
        </>
      )}
    </Telephone>
  )
}
