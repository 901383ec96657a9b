import { type ComponentProps, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { ChevronDown, Search } from '../../media/icons.tsx'
import styles from './field.module.css'
import { describedBy, FieldFrame, type FieldLabels, splitLabels } from './field-frame.tsx'

type Own<Element extends 'input' | 'select' | 'textarea'> = FieldLabels & Omit<ComponentProps<Element>, 'size'>

/** One line of text. `type="search"` shows the glass. */
export function TextField({ className, id: givenId, ...rest }: Own<'input'>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { labels, control } = splitLabels(rest)
  return (
    <FieldFrame id={id} labels={labels} className={className}>
      {control.type === 'search' && <Search size={18} aria-hidden className={styles.glass} />}
      <input
        autoComplete="off"
        {...control}
        {...describedBy(id, labels, control['aria-describedby'])}
        id={id}
        className={styles.control}
      />
    </FieldFrame>
  )
}

/** The system's own list, dressed. */
export function Select({ className, id: givenId, ...rest }: Own<'select'>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { labels, control } = splitLabels(rest)
  return (
    <FieldFrame id={id} labels={labels} className={className}>
      <select
        {...control}
        {...describedBy(id, labels, control['aria-describedby'])}
        id={id}
        className={classNames(styles.control, styles.select, labels.isLabelHidden && styles.named)}
      />
      <ChevronDown size={18} aria-hidden className={styles.chevron} />
    </FieldFrame>
  )
}

/** Several lines of text; grows with them where the browser can. */
export function TextArea({ className, id: givenId, ...rest }: Own<'textarea'>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { labels, control } = splitLabels(rest)
  return (
    <FieldFrame id={id} labels={labels} className={className}>
      <textarea
        rows={3}
        {...control}
        {...describedBy(id, labels, control['aria-describedby'])}
        id={id}
        className={classNames(styles.control, styles.area)}
      />
    </FieldFrame>
  )
}
