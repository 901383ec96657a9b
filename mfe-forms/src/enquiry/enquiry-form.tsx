import type { createLead } from '@forecourt/contracts/endpoints/forms'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { enquiryForm } from '@forecourt/domain/leads/enquiry-form'
import { replyPromise } from '@forecourt/domain/leads/expected-reply'
import type { FormValues } from '@forecourt/domain/leads/form'
import { leadEvent } from '@forecourt/domain/leads/lead-category'
import { dealerLocation } from '@forecourt/domain/vehicle/vehicle-location'
import { leadAttributes, useApi, useHost, useRequest, useSite, useTrack } from '@forecourt/shell-api'
import { useMemo, useRef } from 'react'
import { FormView } from '../form/form-view.tsx'
import { useForm } from '../form/use-form.ts'
import type { Endpoints } from '../load-endpoints.ts'
import { CarSummary } from './car-summary.tsx'
import { primaryLocation } from './primary-location.ts'

/** Where a browser without scripts sends it. */
const action = '/api/leads' satisfies (typeof createLead)['path']
/** LD-4. */
const careersEvent = 51

type Props = { vehicle: Vehicle | undefined; isInDialog?: boolean }

/** LD-1. The enquiry form: about a car where there is one. It goes to /success once the lead is stored. */
export function EnquiryForm({ vehicle, isInDialog }: Props) {
  const site = useSite()
  const api = useApi()
  const { navigate } = useHost()
  const track = useTrack()
  const { path, query } = useRequest()
  const element = useRef<HTMLFormElement>(null)
  const form = useMemo(() => enquiryForm(site, { car: vehicle }), [site, vehicle])
  const dealer = vehicle ? dealerLocation(vehicle, site) : primaryLocation(site)

  function onSent(values: FormValues, { chosenCategory, writeSentForm }: Endpoints) {
    const category = chosenCategory(form, values)
    const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
    writeSentForm({
      category,
      name: text('name'),
      dealership_slug: text('dealership_slug') ?? vehicle?.dealership_slug,
      location: text('location'),
      car: vehicle && { slug: vehicle.slug, name: vehicle.name, dealership_slug: vehicle.dealership_slug },
    })
    if (leadEvent(category) === careersEvent) track('careers-enquiry-sent', {})
    else track('enquiry-sent', { category, ...(vehicle && { car_id: vehicle.id }) })
    // Back leads to where the form was asked for, not to the form that is sent.
    navigate('/success', { replace: true })
  }

  const state = useForm({
    form,
    draftId: `${form.name}:${vehicle?.id ?? ''}`,
    element,
    toRequest: (request) => ({
      ...request,
      ...(vehicle && { car_id: vehicle.id }),
      url: `${path}${query && `?${query}`}`.slice(0, 500),
      lead_attributes: leadAttributes(),
    }),
    async send(body, { idempotencyKey, endpoints }) {
      await api.send(endpoints.createLead, { body, idempotencyKey })
    },
    onSent,
  })

  return (
    <FormView
      state={state}
      element={element}
      action={action}
      hidden={{ car_id: vehicle?.id }}
      promise={replyPromise(dealer, site.enquiry.reply_within_hours)}
      isInDialog={isInDialog}
    >
      {vehicle && <CarSummary vehicle={vehicle} />}
    </FormView>
  )
}
