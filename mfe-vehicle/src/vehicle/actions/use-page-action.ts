import type { ButtonName } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { shareUrl } from '@forecourt/domain/vehicle/share-url'
import { useSite } from '@forecourt/shell-api'
import { useCalled } from './use-called.ts'
import { useShare } from './use-share.ts'

/** What a button does that acts on the page, and for a moment what came of it. */
export function usePageAction(name: ButtonName, vehicle: ShownVehicle) {
  const site = useSite()
  const called = useCalled(vehicle)
  const { share, feedback } = useShare(shareUrl(vehicle.slug, site), vehicle.name)
  function act() {
    if (name === 'share') void share()
    else if (name !== 'call') window.print()
  }
  return { act, called: name === 'call' ? called : undefined, feedback: name === 'share' ? feedback : undefined }
}
