import type { InfoSection } from '@forecourt/contracts/site/settings/vehicle'
import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

/** VD-8. In the specified order. */
const titles = {
  included: "What's Included",
  why: 'Why Buy From Us',
  reserve: 'Reserve Online',
  protect: 'Protect Your Car',
} as const satisfies Record<InfoSection['section'], string>

const order = Object.keys(titles) as InfoSection['section'][]

export type ShownSection =
  | { kind: 'comments'; id: 'dealer-comments'; title: 'Dealer Comments' }
  | { kind: 'own'; id: string; title: string; content: InfoSection }
  | { kind: 'features'; id: 'features'; title: 'Features' }

/**
 * VD-8: the dealer's comments, the dealer's own words, and the vehicle's features. Reserve Online is there only while the vehicle can
 * be reserved (SB-3).
 */
export function infoSections(
  vehicle: Pick<Vehicle, 'features'>,
  { info_sections }: Pick<PublicSite, 'info_sections'>,
  canReserve: boolean,
): ShownSection[] {
  const own = order.flatMap((name): ShownSection[] => {
    const content = info_sections.find(({ section }) => section === name)
    return content && (name !== 'reserve' || canReserve)
      ? [{ kind: 'own', id: `about-${name}`, title: titles[name], content }]
      : []
  })
  return [
    { kind: 'comments', id: 'dealer-comments', title: 'Dealer Comments' },
    ...own,
    ...(vehicle.features.length > 0 ? [{ kind: 'features', id: 'features', title: 'Features' } as const] : []),
  ]
}
