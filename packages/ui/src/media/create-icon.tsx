import type { IconNode } from 'lucide'
import { type ComponentProps, type ComponentType, createElement } from 'react'

export type IconProps = ComponentProps<'svg'> & { size?: number }
export type Icon = ComponentType<IconProps>

/** A component for one drawing of the set. It takes the colour of the text, and 24 px unless `size` says otherwise. */
export function createIcon(node: IconNode): Icon {
  return ({ size = 24, ...rest }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
    >
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
