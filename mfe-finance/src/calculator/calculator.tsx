import { Button } from '@forecourt/ui/controls/button'
import { useDeferredValue } from 'react'
import styles from './calculator.module.css'
import { CalculatorTerms } from './calculator-terms.tsx'
import { calculatorPath } from './formats.ts'
import { Inputs } from './inputs.tsx'
import { Result } from './result.tsx'
import { type CalculatedCar, type CalculatorOptions, useCalculator } from './use-calculator.ts'

type Props = Omit<CalculatorOptions, 'carId'> & {
  today: string
  car?: CalculatedCar | undefined
  /** Whether the page has the warning, the example and the fees right below. */
  hasTermsBelow?: boolean
  /** Whether the page has a lender’s quote right above, with the button that leads to one. */
  isBelowQuote?: boolean | undefined
}

/** FC-1 to FC-8. Without scripts it is a form that asks its own page. */
export function Calculator({ today, car, hasTermsBelow = false, isBelowQuote, ...options }: Props) {
  const calculator = useCalculator({ ...options, carId: car?.id })
  // What follows a slider's step is rendered once that is painted.
  const settled = useDeferredValue(calculator)
  return (
    <form className={styles.calculator} action={calculatorPath} aria-label="Finance calculator" autoComplete="off">
      <div className={styles.columns}>
        {car && <input type="hidden" name="car_id" value={car.id} />}
        <div className={styles.inputs}>
          <Inputs calculator={calculator} />
          <noscript>
            <Button type="submit" look="primary" isWide>
              Work it out
            </Button>
          </noscript>
        </div>
        <Result {...{ calculator, today, car, isBelowQuote }} />
      </div>
      {!hasTermsBelow && <CalculatorTerms calculator={settled} />}
    </form>
  )
}
