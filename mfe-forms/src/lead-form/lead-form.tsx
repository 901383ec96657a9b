import { withPhone } from '@forecourt/domain/leads/answers/initial-values'
import type { FormValues } from '@forecourt/domain/leads/form'
import { replyPromise } from '@forecourt/domain/leads/hours/expected-reply'
import { leadEvent } from '@forecourt/domain/leads/routing/lead-category'
import { replier } from '@forecourt/domain/leads/routing/replier'
import { unavailableText } from '@forecourt/domain/vehicle/unavailable-words'
import { leadAttributes, useApi, useHost, useRequest, useSite, useTrack } from '@forecourt/shell-api'
import { useMemo, useRef } from 'react'
import { FormView } from '../form/form-view.tsx'
import { useForm } from '../form/state/use-form.ts'
import type { FormKind } from '../kinds/form-kind.ts'
import type { Endpoints } from '../load-endpoints.ts'
import { CarSummary } from './car-summary.tsx'
import { formSending } from './form-sending.ts'
import { goneWords, isGone } from './gone-words.ts'
import styles from './lead-form.module.css'
import type { Subject } from './load-subject.ts'
import { replierOf } from './replier-of.ts'

type Props = {
  kind: FormKind
  subject: Subject
  isInDialog?: boolean
  /** Of who is signed in. */
  phone?: string | undefined
}

/** LD-1. A form of the site: about a car where there is one. It goes to /success once the lead is stored. */
export function LeadForm({ kind, subject, isInDialog, phone }: Props) {
  const site = useSite()
  const api = useApi()
  const { navigate } = useHost()
  const track = useTrack()
  const { path, query } = useRequest()
  const element = useRef<HTMLFormElement>(null)
  // LD-15. Where the form was.
  const place = { page_id: path.slice(0, 100), url: `${path}${query && `?${query}`}`.slice(0, 500) }
  const { vehicle, department, location, offer } = subject
  const { action, send, checkFirstStep } = formSending(kind.name)
  const form = useMemo(
    () => withPhone(kind.formFor(vehicle)(site, { car: vehicle, department, location, offer }), phone),
    [kind, site, vehicle, department, location, offer, phone],
  )

  function onSent(values: FormValues, { chosenCategory, writeSentForm }: Endpoints) {
    const category = chosenCategory(form, values)
    const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
    const asked = {
      location: text('location'),
      dealership_slug: text('dealership_slug') ?? vehicle?.dealership_slug,
      city: vehicle?.city,
    }
    writeSentForm({
      category,
      name: text('name'),
      location: replier(asked, site)?.slug,
      car: vehicle && { slug: vehicle.slug, name: vehicle.name },
    })
    // LD-4.
    const event = leadEvent(category)
    if (event === 'careers-enquiry-sent') track(event, {})
    else track(event, { category, ...(vehicle && { car_id: vehicle.id }) })
    // Back leads to where the form was asked for, not to the form that is sent.
    navigate('/success', { replace: true })
  }

  const state = useForm({
    form,
    draftId: `${form.name}:${vehicle?.id ?? offer ?? ''}`,
    element,
    toRequest: (request) => ({
      ...request,
      ...(vehicle && { car_id: vehicle.id }),
      ...place,
      lead_attributes: leadAttributes(),
    }),
    async send(body, { idempotencyKey, endpoints }) {
      await send(api, endpoints, body, idempotencyKey)
    },
    ...(checkFirstStep && {
      checkFirstStep: (values: FormValues, endpoints: Endpoints) => checkFirstStep(api, endpoints, values),
    }),
    hasStepAddresses: !isInDialog,
    onSent,
  })

  return (
    <FormView
      state={state}
      element={element}
      action={action}
      hidden={{ car_id: vehicle?.id, ...place }}
      promise={replyPromise(replierOf(subject, site), site.enquiry.reply_within_hours)}
      isInDialog={isInDialog}
    >
      {isInDialog && isGone(vehicle) && <p className={styles.intro}>{goneWords.intro}</p>}
      {vehicle && <CarSummary vehicle={vehicle} />}
      {subject.isUnknownCar && (
        <p className={styles.gone} role="status">
          {unavailableText({ status: 'gone' })} We will help you find another.
        </p>
      )}
    </FormView>
  )
}
