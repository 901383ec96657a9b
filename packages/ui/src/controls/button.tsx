import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './button.module.css'

type Look = {
  /** One `primary` a view; `quiet` is text in the accent colour. */
  look?: 'primary' | 'secondary' | 'quiet'
  /** 40, 48 or 54 px high; never below 44 where the pointer is coarse. */
  size?: 'small' | 'medium' | 'large'
  isWide?: boolean
}

/** For a control that is no plain button or link. */
export const buttonClass = ({ look = 'secondary', size = 'medium', isWide }: Look, className?: string) =>
  classNames(styles.button, styles[look], styles[size], isWide && styles.wide, className)

/** Does something here. An icon may be beside the words, never in their place: that is `IconButton`. */
export function Button({ look, size, isWide, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" {...rest} className={buttonClass({ look, size, isWide }, className)} />
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({ look, size, isWide, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={buttonClass({ look, size, isWide }, className)} />
}
