import { tradeInFaq } from '@forecourt/domain/trade-in/words'
import { useSite } from '@forecourt/shell-api'
import { Disclosure } from '@forecourt/ui/display/disclosure'
import styles from './faq.module.css'

/** TI-6. One answer is open at a time; without scripts too. */
export function Faq() {
  const { name } = useSite()
  return (
    <section className={styles.faq} aria-labelledby="trade-in-faq">
      <h2 id="trade-in-faq" className={styles.title}>
        Questions
      </h2>
      <div className={styles.items}>
        {tradeInFaq(name).map(({ question, answer }) => (
          <Disclosure key={question} title={question} group="trade-in-faq" className={styles.item}>
            <p className={styles.answer}>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
