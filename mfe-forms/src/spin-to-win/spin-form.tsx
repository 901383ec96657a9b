import type { ShownDraw } from '@forecourt/contracts/draws/draw'
import type { enterDraw } from '@forecourt/contracts/endpoints/draws'
import { spinToWin } from '@forecourt/domain/leads/forms/site-forms'
import { leadEvent } from '@forecourt/domain/leads/routing/lead-category'
import { leadAttributes, useApi, useSite, useTrack } from '@forecourt/shell-api'
import { useMemo, useRef } from 'react'
import { FormView } from '../form/form-view.tsx'
import { useForm } from '../form/state/use-form.ts'

const action = '/api/spin-to-win' satisfies (typeof enterDraw)['path']
const place = { page_id: '/spin-to-win', url: '/spin-to-win' }

/** RT-21. Whose turn it is; the server draws. */
export function SpinForm({ onDrawn }: { onDrawn(drawn: ShownDraw): void }) {
  const site = useSite()
  const api = useApi()
  const track = useTrack()
  const element = useRef<HTMLFormElement>(null)
  const drawn = useRef<ShownDraw>(undefined)
  const form = useMemo(() => spinToWin(site, {}), [site])
  const state = useForm({
    form,
    draftId: form.name,
    element,
    toRequest: (request) => ({ ...request, ...place, lead_attributes: leadAttributes() }),
    async send(body, { endpoints }) {
      drawn.current = await api.send(endpoints.enterDraw, { body })
    },
    onSent() {
      const { category } = form
      const event = leadEvent(category)
      if (event === 'enquiry-sent') track(event, { category })
      if (drawn.current) onDrawn(drawn.current)
    },
  })
  return (
    <FormView
      state={state}
      element={element}
      action={action}
      hidden={place}
      promise="You see at once whether you win."
    />
  )
}
