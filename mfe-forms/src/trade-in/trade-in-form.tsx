import type { createLead } from '@forecourt/contracts/endpoints/forms'
import { tradeIn } from '@forecourt/domain/leads/forms/trade-in-form'
import { replyPromise } from '@forecourt/domain/leads/hours/expected-reply'
import { leadEvent } from '@forecourt/domain/leads/routing/lead-category'
import { replier } from '@forecourt/domain/leads/routing/replier'
import { unavailableText } from '@forecourt/domain/vehicle/unavailable-words'
import { leadAttributes, useApi, useRequest, useSite, useTrack } from '@forecourt/shell-api'
import { useMemo, useRef } from 'react'
import { FormView } from '../form/form-view.tsx'
import { useForm } from '../form/state/use-form.ts'
import { CarSummary } from '../lead-form/car-summary.tsx'
import type { Subject } from '../lead-form/load-subject.ts'
import { replierOf } from '../lead-form/replier-of.ts'
import styles from './trade-in.module.css'

/** Where a browser without scripts sends it: the lead is taken, and the dealership values the car. */
const action = '/api/leads' satisfies (typeof createLead)['path']

/** TI-1, TI-3. The first step: a lead by itself, whose id is the valuation's link. */
export function TradeInForm({ subject, onLead }: { subject: Subject; onLead(lead_id: string): void }) {
  const site = useSite()
  const api = useApi()
  const track = useTrack()
  const { path, query } = useRequest()
  const element = useRef<HTMLFormElement>(null)
  const lead = useRef('')
  const { vehicle } = subject
  const form = useMemo(() => tradeIn(site, {}), [site])
  const place = { page_id: path.slice(0, 100), url: `${path}${query && `?${query}`}`.slice(0, 500) }
  const state = useForm({
    form,
    draftId: `trade-in:${vehicle?.id ?? ''}`,
    element,
    toRequest: (request) => ({
      ...request,
      ...(vehicle && { car_id: vehicle.id }),
      ...place,
      lead_attributes: leadAttributes(),
    }),
    async send(body, { idempotencyKey, endpoints }) {
      lead.current = (await api.send(endpoints.createLead, { body, idempotencyKey })).lead_id
    },
    onSent({ name, location_id }, { writeSentForm }) {
      const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
      writeSentForm({
        category: form.category,
        name: text(name),
        location: replier({ location: text(location_id) }, site)?.slug,
        car: vehicle && { slug: vehicle.slug, name: vehicle.name },
      })
      const event = leadEvent(form.category)
      if (event === 'enquiry-sent') track(event, { category: form.category, ...(vehicle && { car_id: vehicle.id }) })
      onLead(lead.current)
    },
  })
  return (
    <FormView
      state={state}
      element={element}
      action={action}
      hidden={{ car_id: vehicle?.id, ...place }}
      promise={replyPromise(replierOf(subject, site), site.enquiry.reply_within_hours)}
    >
      {vehicle && (
        <div className={styles.against}>
          <p className={styles.againstLabel}>To trade in against</p>
          <CarSummary vehicle={vehicle} />
        </div>
      )}
      {subject.isUnknownCar && (
        <p className={styles.notice} role="status">
          {unavailableText({ status: 'gone' })} We value your car all the same.
        </p>
      )}
    </FormView>
  )
}
