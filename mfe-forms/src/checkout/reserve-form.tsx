import { detailsForm } from '@forecourt/domain/reservations/details-form'
import { useApi, useSite } from '@forecourt/shell-api'
import { useMemo, useRef } from 'react'
import { FormView } from '../form/form-view.tsx'
import { useForm } from '../form/state/use-form.ts'
import { beginReservation, type DetailsProps } from './begin-reservation.ts'

/** RT-5. Who reserves the car. */
export function ReserveForm({ vehicle, onBegun, onTaken }: DetailsProps) {
  const site = useSite()
  const api = useApi()
  const element = useRef<HTMLFormElement>(null)
  const form = useMemo(() => detailsForm(site), [site])
  const state = useForm({
    form,
    draftId: `reservation:${vehicle.id}`,
    element,
    toRequest: (request) => ({ ...request, car_id: vehicle.id, url: `/cars/${vehicle.slug}` }),
    send: async (request, { idempotencyKey, endpoints }) =>
      onBegun(await beginReservation(api, endpoints, { vehicle, values: request.values, idempotencyKey, onTaken })),
    onSent() {},
  })
  return (
    <FormView
      state={state}
      element={element}
      action=""
      hidden={{}}
      promise="The deposit is next. Nothing is charged yet."
    />
  )
}
