import type { ButtonName } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { shareUrl } from '@forecourt/domain/vehicle/share-url'
import { useSite } from '@forecourt/shell-api'
import { useShare } from './use-share.ts'

/** What a button does that acts on the page, and for a moment what came of it. */
export function usePageAction(name: ButtonName, vehicle: Vehicle) {
  const site = useSite()
  const { share, feedback } = useShare(shareUrl(vehicle.slug, site), vehicle.name)
  const act = () => (name === 'share' ? void share() : window.print())
  return { act, feedback: name === 'share' ? feedback : undefined, isBusy: false }
}
