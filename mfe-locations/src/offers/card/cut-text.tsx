import { cutText, plainText } from '@forecourt/domain/offers/offer-text'
import { type ReactNode, useState } from 'react'
import styles from './cut-text.module.css'

type Props = { text: string; kind: 'description' | 'disclaimer'; of: string }

/** OF-2: a long text is cut, with View more and View less after it. */
export function CutText({ text, kind, of }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const plain = plainText(text)
  const { text: cut, isCut } = cutText(plain, kind)
  return (
    <div className={styles[kind]}>
      {paragraphs(isWhole ? plain : cut)}
      {isCut && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'View less' : 'View more'} of the ${kind} of ${of}`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'View less' : 'View more'}
        </button>
      )}
    </div>
  )
}

export const paragraphs = (text: string): ReactNode =>
  text.split('\n').map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are their positions
    <p key={index} className={styles.paragraph}>
      {paragraph}
    </p>
  ))
