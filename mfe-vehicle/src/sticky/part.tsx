import type { PartProps } from '@forecourt/contracts/parts/parts'
import { barActions, headerActions } from '@forecourt/domain/vehicle/actions/vehicle-actions'
import { dealerLocation } from '@forecourt/domain/vehicle/vehicle-location'
import { Part as PartOf, useSite } from '@forecourt/shell-api'
import { useActions } from '../vehicle/actions/use-actions.ts'
import { sidebarId } from '../vehicle/sidebar/sidebar-id.ts'
import { BottomBar } from './bottom-bar.tsx'
import { StickyHeader } from './sticky-header.tsx'
import { useIsOnScreen, useScrolled } from './use-scrolled.ts'

/** SB-4, SB-5, a part: what a shopper who reads on keeps in reach, and the way to the next vehicle. A vehicle that is gone has neither bar nor header. */
export function Part({ vehicle }: PartProps<'sticky-actions'>) {
  const { hasHeader, hasBar } = useScrolled()
  const actions = useActions(vehicle, dealerLocation(vehicle, useSite()))
  const inBar = barActions(actions)
  const isBesideSidebar = useIsOnScreen(sidebarId)
  return (
    <>
      <PartOf name="results-steps" props={{ slug: vehicle.slug }} when="idle" fallback="" />
      {hasHeader && actions.length > 0 && (
        <StickyHeader
          vehicle={vehicle}
          actions={headerActions(actions)}
          isBesideSidebar={isBesideSidebar}
          isPriceBelow={hasBar && inBar.length > 0}
        />
      )}
      {hasBar && inBar.length > 0 && <BottomBar vehicle={vehicle} actions={inBar} />}
    </>
  )
}
