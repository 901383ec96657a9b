import type { StoredValuation } from '@forecourt/contracts/trade-in/valuation'
import { withPhone } from '@forecourt/domain/leads/answers/initial-values'
import type { FormDefinition } from '@forecourt/domain/leads/form'
import { purchase, purchaseChoices } from '@forecourt/domain/leads/forms/purchase-form'
import { dollars } from '@forecourt/domain/pricing/price'
import { choicesIn } from '@forecourt/domain/reservations/reservation-link'
import { leadAttributes, useApi, useCapability, useRequest, useSite, useTrack } from '@forecourt/shell-api'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormView } from '../form/form-view.tsx'
import { isKeyUsed } from '../form/state/attempt.ts'
import { useForm } from '../form/state/use-form.ts'
import { useOwnPhone } from '../form/use-own-phone.ts'
import { beginReservation, type DetailsProps } from './begin-reservation.ts'
import { useDeliveryPrice } from './use-delivery-price.ts'
import { keepChoices } from './use-reservation-link.ts'

const valuedText = ({ car, min, max }: StoredValuation): string =>
  min === undefined || max === undefined ? car : `${car}, valued here at ${dollars(min)} to ${dollars(max)}`

/** RT-6. The whole purchase as a checklist: it begins the reservation, and reaches the dealer as a lead. */
export function PurchaseForm({ vehicle, valuation, onBegun, onTaken }: DetailsProps) {
  const site = useSite()
  const api = useApi()
  const track = useTrack()
  const { path, query } = useRequest()
  const element = useRef<HTMLFormElement>(null)
  // What the address carries from another device, over what this browser knows.
  const [chosen] = useState(() => ({
    ...(valuation && { trade_in: 'Yes', trade_in_car: valuedText(valuation) }),
    ...choicesIn(location.hash),
  }))
  const [postcode, setPostcode] = useState('')
  const hasDelivery = useCapability('delivery', vehicle.dealership_slug)
  const delivery = useDeliveryPrice(hasDelivery ? postcode : '')
  const phone = useOwnPhone()
  const form = useMemo(
    () => withPhone(withInitial(purchase(site, { car: vehicle }), chosen, delivery), phone),
    [site, vehicle, chosen, delivery, phone],
  )
  const state = useForm({
    form,
    draftId: `purchase:${vehicle.id}`,
    element,
    toRequest: (request) => ({
      ...request,
      car_id: vehicle.id,
      page_id: path.slice(0, 100),
      url: `${path}?${query}`.slice(0, 500),
      lead_attributes: leadAttributes(),
    }),
    async send(body, { idempotencyKey, endpoints }) {
      const begun = await beginReservation(api, endpoints, { vehicle, values: body.values, idempotencyKey, onTaken })
      const lead = (key: string) => api.send(endpoints.createLead, { body, idempotencyKey: key })
      // Who went back and changed nothing is one lead; other choices are another.
      await lead(begun.reservation.reservation_id).catch((error) => {
        if (!isKeyUsed(error)) throw error
        return lead(idempotencyKey)
      })
      onBegun(begun)
    },
    onSent: () => track('enquiry-sent', { category: form.category, car_id: vehicle.id }),
  })
  const { values, isReady } = state
  useEffect(() => {
    if (!isReady) return
    setPostcode(values.handover === 'delivery' ? String(values.delivery_postcode ?? '') : '')
    keepChoices(Object.fromEntries(purchaseChoices.map((name) => [name, String(values[name] ?? '')])))
  }, [isReady, values])
  return (
    <FormView
      state={state}
      element={element}
      action=""
      hidden={{}}
      promise="The deposit is next. Nothing is charged yet, and nothing is signed."
    />
  )
}

/** The form as it begins, with what delivery costs under its postcode. */
const withInitial = (
  form: FormDefinition,
  chosen: Readonly<Record<string, string | undefined>>,
  delivery: string | undefined,
): FormDefinition => ({
  ...form,
  fields: form.fields.map((field) => ({
    ...field,
    ...(purchaseChoices.includes(field.name) && chosen[field.name] && { initial: chosen[field.name] }),
    ...(field.name === 'delivery_postcode' && delivery !== undefined && { help: delivery }),
  })),
})
