import type { PartProps } from '@forecourt/contracts/parts/parts'
import { instantQuoteRequest } from '@forecourt/domain/finance/quote/instant-quote'
import { isQuoted } from '@forecourt/domain/finance/quote/loan'
import { unquotedText } from '@forecourt/domain/finance/quote/quote-words'
import { enquireForFinance } from '@forecourt/domain/finance/repayment'
import { useDialogLink, useSite, whenIdle } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { useAtom } from 'jotai'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { askQuote } from '../quote/ask-quote.ts'
import { QuoteFigures } from '../quote/figures/quote-figures.tsx'
import type { QuickQuote } from '../quote/form/use-quick-quote.ts'
import { keptQuotesAtom } from './kept-quotes.ts'
import styles from './part.module.css'

type Props = PartProps<'instant-quote'>

/** Does work when the browser is idle while an element is on the screen. Leaving the screen aborts it, and it begins again on its return, until it is done. */
function whenIdleOnScreen(element: HTMLElement, work: (signal: AbortSignal) => Promise<void>): () => void {
  let cancel = () => {}
  let running = new AbortController()
  const observer = new IntersectionObserver(([entry]) => {
    cancel()
    running.abort()
    if (entry?.isIntersecting) cancel = whenIdle(() => void run())
  })
  async function run() {
    const own = new AbortController()
    running = own
    await work(own.signal)
    if (!own.signal.aborted) observer.disconnect()
  }
  observer.observe(element)
  return () => {
    cancel()
    running.abort()
    observer.disconnect()
  }
}

function useInstantQuote({ car_id, quote, ...car }: Props, frame: RefObject<HTMLElement | null>): QuickQuote {
  const [kept, keep] = useAtom(keptQuotesAtom)
  const known = quote ?? kept[car_id]
  const [shown, setShown] = useState<QuickQuote>(
    known ? { kind: 'quoted', quote: known, price: car.price ?? 0 } : { kind: 'waiting' },
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each car
  useEffect(() => {
    const body = instantQuoteRequest(car, known !== undefined)
    if (!body || !frame.current) return setShown((before) => (before.kind === 'quoted' ? before : { kind: 'none' }))
    return whenIdleOnScreen(frame.current, async (signal) => {
      const answer = await askQuote(body, signal)
      if (signal.aborted) return
      // FE-4: an answer that is not ok is ignored.
      if (!answer) return setShown({ kind: 'none' })
      keep((before) => ({ ...before, [car_id]: answer }))
      setShown({ kind: 'quoted', quote: answer, price: body.purchasePrice })
    })
  }, [car_id])
  return shown
}

/** FE-4, a part: what a lender quotes for the car, without a form. */
export function Part(props: Props) {
  const frame = useRef<HTMLElement>(null)
  const shown = useInstantQuote(props, frame)
  const { car_id, price } = props
  const isUnquoted = !isQuoted(price)
  const journey = useDialogLink('finance-quote', { car_id })
  const enquiry = useDialogLink('enquiry', { car_id })
  const link = isUnquoted ? enquiry : journey
  const { warning } = useSite().finance
  return (
    <section className={styles.frame} ref={frame} aria-label="Instant quote">
      {shown.kind === 'none' ? (
        <p className={styles.none}>
          {isUnquoted
            ? unquotedText(price ?? 0)
            : 'A lender’s own rate for you takes a few minutes, and your credit score is not touched.'}
        </p>
      ) : (
        <>
          <QuoteFigures quick={shown} isChanging={false} />
          <p className={styles.warning}>{warning}</p>
        </>
      )}
      {link && (
        <ButtonLink {...link} size="small">
          {isUnquoted ? enquireForFinance : 'Get A Personalised Quote'}
        </ButtonLink>
      )}
    </section>
  )
}
