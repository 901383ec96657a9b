import type { CreditScore } from '@forecourt/contracts/finance/loan-bounds'
import { creditBands } from '@forecourt/domain/finance/quote/loan'
import { CloudSun, Sun, Umbrella } from '@forecourt/ui/media/icons'
import styles from './credit-choice.module.css'

const icons = { GREAT: Sun, DECENT: CloudSun, POOR: Umbrella } as const

type Props = {
  value: CreditScore
  /** Called too where it is the value already: a press on the default chooses it. */
  onChoose(score: CreditScore): void
}

/** FQ-5. Three equal cards, of which the arrow keys choose one. */
export function CreditChoice({ value, onChoose }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        Credit history <span className={styles.aside}>— your own guess, we do not look it up</span>
      </legend>
      <div className={styles.cards}>
        {creditBands.map((band) => {
          const Icon = icons[band.value]
          return (
            <label key={band.value} className={styles.card}>
              <input
                type="radio"
                name="selfAssessedCreditScore"
                value={band.value}
                checked={band.value === value}
                onChange={() => onChoose(band.value)}
                onClick={() => onChoose(band.value)}
                className={styles.mark}
              />
              <Icon size={24} aria-hidden className={styles.icon} />
              <span className={styles.name}>{band.value}</span>
              <span className={styles.hint}>{band.hint}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
