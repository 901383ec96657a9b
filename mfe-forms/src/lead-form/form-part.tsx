import { useHost, useLoaded } from '@forecourt/shell-api'
import { LoadFailed } from '@forecourt/ui/display/load-failed'
import { useEffect } from 'react'
import type { FormKind } from '../kinds/form-kind.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { goneWords, isGone } from './gone-words.ts'
import { LeadForm } from './lead-form.tsx'
import { loadSubject, type Subject } from './load-subject.ts'

export type FormPartProps = Readonly<Record<string, unknown>>

/** VD-14. What a dialog is called that does not ask what it is declared for; undefined where it does. */
function dialogTitle(kind: FormKind, { vehicle }: Subject): string | undefined {
  if (isGone(vehicle)) return goneWords.heading
  return kind.name === 'request-photos' && !vehicle ? 'Enquire' : undefined
}

function useDialogTitle(title: string | undefined): void {
  const { dialogs } = useHost()
  useEffect(() => {
    if (title === undefined) return
    dialogs.setTitle?.(title)
    return () => dialogs.setTitle?.(undefined)
  }, [dialogs, title])
}

type PartProps = {
  kind: FormKind /** Props of a part: in a dialog the texts of a hash address. */
  given: FormPartProps
  isInDialog?: boolean
}

/** VD-19. A form as a part: over a page as a dialog, or inside of one. */
export function FormPart({ kind, given, isInDialog }: PartProps) {
  const names = JSON.stringify([kind.name, given.car_id, given.location, given.offer])
  const { value: subject, error, retry } = useLoaded(names, (api) => loadSubject(kind, given, api))
  useDialogTitle(isInDialog && subject ? dialogTitle(kind, subject) : undefined)
  if (error) return <LoadFailed onRetry={retry}>The form did not load.</LoadFailed>
  if (!subject) return <FormSkeleton />
  const key = `${subject.vehicle?.id}/${subject.location}/${subject.offer}`
  return <LeadForm key={key} kind={kind} subject={subject} isInDialog={isInDialog} />
}
