import { useApi, useHost } from '@forecourt/shell-api'
import { Button } from '@forecourt/ui/controls/button'
import { useEffect, useState } from 'react'
import type { FormKind } from './form-kinds.ts'
import styles from './form-part.module.css'
import { FormSkeleton } from './form-skeleton.tsx'
import { goneWords, isGone } from './gone-words.ts'
import { LeadForm } from './lead-form.tsx'
import { loadSubject, type Subject } from './load-subject.ts'

type Loaded = { subject: Subject } | 'failed' | 'loading'
export type FormPartProps = Readonly<Record<string, unknown>>

function useSubject(kind: FormKind, props: FormPartProps) {
  const api = useApi()
  const [loaded, setLoaded] = useState<Loaded>('loading')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each subject and attempt, whatever else renders.
  useEffect(() => {
    let isOver = false
    loadSubject(kind, props, api).then(
      (subject) => !isOver && setLoaded({ subject }),
      () => !isOver && setLoaded('failed'),
    )
    return () => {
      isOver = true
    }
  }, [kind, props.car_id, props.location, props.offer, attempt])

  const retry = () => {
    setLoaded('loading')
    setAttempt(attempt + 1)
  }
  return { loaded, retry }
}

/** VD-14. What a dialog is called that does not ask what it is declared for; undefined where it does. */
function dialogTitle(kind: FormKind, { vehicle }: Subject): string | undefined {
  if (isGone(vehicle)) return goneWords.heading
  return kind === 'request-photos' && !vehicle ? 'Enquire' : undefined
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
  const { loaded, retry } = useSubject(kind, given)
  const subject = typeof loaded === 'object' ? loaded.subject : undefined
  useDialogTitle(isInDialog && subject ? dialogTitle(kind, subject) : undefined)
  if (loaded === 'loading') return <FormSkeleton />
  if (loaded === 'failed')
    return (
      <div className={styles.failed} role="alert">
        <p>The form did not load.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  const key = `${loaded.subject.vehicle?.id}/${loaded.subject.location}/${loaded.subject.offer}`
  return <LeadForm key={key} kind={kind} subject={loaded.subject} isInDialog={isInDialog} />
}
