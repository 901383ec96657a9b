import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './telephone.module.css'

/** SB-6. A press of a button with it shows the page's numbers. */
export const showsPhones = { 'data-shows-phones': '' } as const

type EitherProps = {
  /** What calls. */
  number: ReactNode
  /** What shows the number; undefined where no page of the site hides it. */
  masked: ReactNode | undefined
}

/** SB-6. Both are in the page, which shows one of them: the masked one while the document is marked with `data-masked-phones`. */
export const EitherPhone = ({ number, masked }: EitherProps) =>
  masked === undefined ? (
    number
  ) : (
    <>
      <span data-phone="number">{number}</span>
      <span data-phone="masked">{masked}</span>
    </>
  )

type Props = Omit<ComponentProps<'a'>, 'children' | 'href'> & {
  telephone: { text: string; href: string; masked?: string | undefined }
  /** Its name for assistive technology, where that is not the text alone. */
  nameOf?(text: string): string
  /** The text with what is around it. */
  children?(text: ReactNode): ReactNode
  /** What a press of a masked number does, beside it. */
  hint?: string
}

/** A number to call; where a page hides it, a button that shows it. */
export function Telephone({ telephone, nameOf, children = (text) => text, hint = 'Show', className, ...rest }: Props) {
  const { text, href, masked } = telephone
  const name = (shown: string) => nameOf && { 'aria-label': nameOf(shown) }
  const link = (
    <a {...rest} {...name(text)} href={href} className={classNames(className, styles.number)}>
      {children(text)}
    </a>
  )
  const button = masked !== undefined && (
    <button
      type="button"
      {...showsPhones}
      {...name(`${masked} Show number`)}
      title="Show number"
      className={classNames(className, styles.masked)}
    >
      {children(
        <span>
          {masked} <span className={styles.hint}>{hint}</span>
        </span>,
      )}
    </button>
  )
  return <EitherPhone number={link} masked={button || undefined} />
}
