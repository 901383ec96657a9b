import type { PublicSite } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { hidesNumbers } from '@forecourt/domain/locations/telephone'
import { useApi, useSite, useTrack } from '@forecourt/shell-api'
import { useEffect } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'

type Seller = Pick<ShownVehicle, 'id' | 'dealership_slug'>

/** Dealerships whose numbers were asked for: they stay shown on every page of the visit. Always empty on the server. */
const shown = new Set<string>()

/** SB-6. For the head of a vehicle's page, whose site or dealership asks first: the numbers of the whole document are masked. */
export function maskedPhones({ id, dealership_slug }: Seller, site: PublicSite): { maskedPhones?: string } {
  return hidesNumbers(dealership_slug, site) && !shown.has(dealership_slug) ? { maskedPhones: id } : {}
}

/**
 * SB-6. One press of any masked number shows all of the document, wherever they are: it records the call and fires event 25, once, and
 * the number that was pressed keeps the focus.
 */
export function useMaskedPhones({ id, dealership_slug }: Seller): void {
  const api = useApi()
  const track = useTrack()
  const { slug: website_id } = useSite()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host's are the same for the page's life
  useEffect(() => {
    const { dataset } = document.documentElement
    // This page was prepared before they were asked for on another.
    if (shown.has(dealership_slug) && dataset.maskedPhones === id) delete dataset.maskedPhones

    function show({ target }: MouseEvent) {
      const button = target instanceof Element && target.closest('[data-shows-phones]')
      if (!button || dataset.maskedPhones !== id) return
      delete dataset.maskedPhones
      shown.add(dealership_slug)
      button.parentElement?.previousElementSibling?.querySelector('a')?.focus()
      track('dealer-called', { car_id: id })
      const body = { car_id: id, dealership_id: dealership_slug, website_id }
      // The numbers show all the same.
      void loadEndpoints()
        .then(({ revealPhone }) => api.send(revealPhone, { body }))
        .catch(() => undefined)
    }
    document.addEventListener('click', show)
    return () => document.removeEventListener('click', show)
  }, [id, dealership_slug])
}
