import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import type { VehicleAction } from '@forecourt/domain/vehicle/actions/vehicle-actions'
import { useDialogLinks } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { EitherPhone, showsPhones } from '@forecourt/ui/controls/telephone'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import styles from './action-control.module.css'
import { actionIcons } from './action-icons.ts'
import { usePageAction } from './use-page-action.ts'

type Props = {
  action: VehicleAction
  vehicle: ShownVehicle
  /** `stacked` is an icon over a word, `tool` an icon alone; the others are buttons. */
  look: 'primary' | 'secondary' | 'stacked' | 'tool'
  /** The short label in place of the long one. */
  isShort?: boolean
}

const isButton = (look: Props['look']) => look === 'primary' || look === 'secondary'

/** One action in one of its places. SB-6: of a number that is hidden, also what shows it. */
export function ActionControl({ action, ...place }: Props) {
  const { masked } = action
  const asks = masked && { ...action, ...masked, target: { kind: 'page' as const } }
  return (
    <EitherPhone
      number={<Control action={action} {...place} />}
      masked={asks && <Control action={asks} {...place} {...showsPhones} />}
    />
  )
}

/** What a control says to who does not see it: its name, or the longer label where that has the shown words in it. */
function wordsOf(look: Props['look'], shown: string, label: string) {
  if (look === 'tool') return { 'aria-label': shown, title: shown }
  const isLonger = shown !== label && label.toLowerCase().includes(shown.toLowerCase())
  return isLonger ? { 'aria-label': label } : undefined
}

/** A link where it has an address, else a button that acts on the page. */
function Control({ action, vehicle, look, isShort = !isButton(look), ...marks }: Props & Partial<typeof showsPhones>) {
  const linkTo = useDialogLinks()
  const { act, called, feedback } = usePageAction(action.name, vehicle)
  const { name, target } = action
  const Icon = actionIcons[name]
  const label = isShort ? action.short : action.label
  const children = (
    <>
      {/* The main thing to do needs no picture. */}
      {!(name === 'enquire' && look === 'primary') && <Icon size={isButton(look) ? 18 : 20} aria-hidden />}
      {look === 'tool' ? (
        feedback && <span className={styles.bubble}>{feedback}</span>
      ) : (
        <span className={styles.label}>{feedback ?? label}</span>
      )}
      {target.kind === 'page' && <VisuallyHidden role="status">{feedback}</VisuallyHidden>}
    </>
  )
  const words = wordsOf(look, label, action.label)
  if (target.kind === 'page') {
    const button = { type: 'button', onClick: act, children, ...words, ...marks } as const
    return look === 'primary' || look === 'secondary' ? (
      <Button {...button} look={look} isWide className={styles.act} />
    ) : (
      <button {...button} className={`${styles[look]} ${styles.act}`} />
    )
  }
  const link =
    target.kind === 'dialog'
      ? linkTo(target.dialog, { car_id: vehicle.id })
      : {
          href: target.href,
          ...(target.isExternal && { target: '_blank', rel: 'noopener' }),
          onClick: called,
        }
  return look === 'primary' || look === 'secondary' ? (
    <ButtonLink {...link} {...words} look={look} isWide>
      {children}
    </ButtonLink>
  ) : (
    <a {...link} {...words} className={styles[look]}>
      {children}
    </a>
  )
}
