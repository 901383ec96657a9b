import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { VisuallyHidden } from '@forecourt/ui/display/visually-hidden'
import styles from './action-control.module.css'
import { actionIcons } from './action-icons.ts'
import { type Action, shareUrl } from './actions.ts'
import { useShare } from './use-share.ts'

type Props = {
  action: Action
  vehicle: Vehicle
  /** `stacked` is an icon over a word, `tool` an icon alone; the others are buttons. */
  look: 'primary' | 'secondary' | 'stacked' | 'tool'
  /** The short label in place of the long one. */
  isShort?: boolean
}

const isButton = (look: Props['look']) => look === 'primary' || look === 'secondary'

/** One action in one of its places: a link where it has an address, else a button that acts on the page. */
export function ActionControl({ action, vehicle, look, isShort = !isButton(look) }: Props) {
  const site = useSite()
  const { share, feedback } = useShare(shareUrl({ vehicle, site }), vehicle.name)
  const Icon = actionIcons[action.name]
  const label = isShort ? action.short : action.label
  const children = (
    <>
      {/* The main thing to do needs no picture. */}
      {!(action.name === 'enquire' && look === 'primary') && <Icon size={isButton(look) ? 18 : 20} aria-hidden />}
      {look === 'tool' ? (
        feedback && <span className={styles.bubble}>{feedback}</span>
      ) : (
        <span className={styles.label}>{feedback ?? label}</span>
      )}
      {action.name === 'share' && <VisuallyHidden role="status">{feedback}</VisuallyHidden>}
    </>
  )
  const name = look === 'tool' ? { 'aria-label': label, title: label } : undefined
  if (action.href || action.dialog) {
    const target = action.isExternal ? { target: '_blank', rel: 'noopener' } : undefined
    const link = { href: action.href, children, ...target, ...name, ...action.dialog }
    return look === 'primary' || look === 'secondary' ? (
      <ButtonLink {...link} look={look} isWide />
    ) : (
      <a {...link} className={styles[look]} />
    )
  }
  const act = action.name === 'share' ? () => void share() : () => window.print()
  const button = { type: 'button', onClick: act, children, ...name } as const
  return look === 'primary' || look === 'secondary' ? (
    <Button {...button} look={look} isWide className={styles.act} />
  ) : (
    <button {...button} className={`${styles[look]} ${styles.act}`} />
  )
}
