import { advertisedLoan } from '@forecourt/domain/finance/advertised-loan'
import { shownEstimate } from '@forecourt/domain/finance/budget/your-week'
import { useHost, useSite, useYourWeek } from '@forecourt/shell-api'
import { useMemo } from 'react'
import { UnavailableNotice } from '../car/unavailable-notice.tsx'
import { Calculator } from './calculator.tsx'
import styles from './calculator-page.module.css'
import { calculatorHref } from './formats.ts'
import type { CalculatorData } from './load.ts'

/** The calculator as a page of its own; its state is in the address. */
export function CalculatorPage({ data: { query, today, car, unavailable } }: { data: CalculatorData }) {
  const { navigate } = useHost()
  const site = useSite()
  const { week } = useYourWeek()
  const advertised = useMemo(() => {
    const estimate = car && shownEstimate(car, site, week).estimate
    return estimate && car.price !== undefined ? advertisedLoan(estimate, car.price) : undefined
  }, [car, site, week])
  const rest = (state: string) => {
    const href = calculatorHref(state, car)
    // Without the Navigation API `navigate` loads a new document, in which a choice that is in no address yet is lost.
    if ('navigation' in window) navigate(href, { stay: true, replace: true })
    else history.replaceState(history.state, '', href)
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>What would it cost a week?</h1>
        <p className={styles.intro}>
          {car && (
            <>
              For the <a href={`/cars/${car.slug}`}>{car.name}</a>. {car.note}{' '}
            </>
          )}
          An estimate, not an offer. Move anything; nothing is stored and your credit score is not touched.
        </p>
        {unavailable && (
          <UnavailableNotice car={unavailable}>Its price is not offered: choose any amount below.</UnavailableNotice>
        )}
      </header>
      <Calculator
        key={car?.id}
        place={car ? 'vehicle' : 'standalone'}
        price={car?.price}
        advertised={advertised}
        car={car}
        query={query}
        today={today}
        onRest={rest}
      />
    </div>
  )
}
