import type { ComponentProps } from 'react'
import { Heart } from '../media/icons.tsx'
import styles from './heart-button.module.css'
import { IconButton } from './icon-button.tsx'

type Props = Omit<ComponentProps<typeof IconButton>, 'icon' | 'label'> & {
  /** The thing that it keeps, for everybody who cannot see it. */
  name: string
  isPressed: boolean
}

/** A heart that is filled while its thing is saved. */
export function HeartButton({ name, isPressed, ...rest }: Props) {
  return (
    <IconButton
      {...rest}
      label={`${isPressed ? 'Saved' : 'Save'} ${name}`}
      aria-pressed={isPressed}
      icon={<Heart size={20} className={styles.heart} />}
    />
  )
}
