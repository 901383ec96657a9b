import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './icon-button.module.css'

type Look = {
  /** What it does, for everybody who cannot see the icon. */
  label: string
  icon: ReactNode
  /** `floating` lies on a photo. */
  look?: 'plain' | 'floating'
}

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & Look
type LinkProps = Omit<ComponentProps<'a'>, 'children' | 'aria-label'> & Look & { href: string }

/** A round 44 px button that shows only an icon of 20 px. */
export function IconButton({ label, icon, look = 'plain', className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(styles.button, styles[look], className)}
    >
      {icon}
    </button>
  )
}

/** The same for what is a link. */
export function IconLink({ label, icon, href, look = 'plain', className, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      aria-label={label}
      title={label}
      className={classNames(styles.button, styles[look], className)}
    >
      {icon}
    </a>
  )
}
