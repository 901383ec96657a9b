import type { ShownVehicle, Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isStated } from '@forecourt/domain/finance/quote/quote-terms'
import { purchasePrice } from '@forecourt/domain/pricing/price'
import { Part, useCapability, useSite } from '@forecourt/shell-api'
import { Section } from '../details/section.tsx'
import styles from './finance-section.module.css'
import { useEstimate } from './use-estimate.ts'

/** Whether the page of a vehicle has a calculator: not where it is had by the week. */
export function useHasCalculator(vehicle: Vehicle): boolean {
  const canFinance = useCapability('finance', vehicle.dealership_slug)
  return useSite().pricing === 'purchase' && canFinance
}

/** RT-22: the calculator, which loads when it is about to be seen; until then, and without scripts, the way to its page. */
export function FinanceSection({ vehicle }: { vehicle: ShownVehicle }) {
  const price = purchasePrice(vehicle)
  const { estimate } = useEstimate(vehicle)
  const { terms, interest_locked: isLocked } = useSite().finance.calculator
  if (!useHasCalculator(vehicle)) return null
  const isQuoted = price !== undefined && !vehicle.finance_estimate
  const quote = isQuoted && storedQuote(vehicle)
  return (
    <Section id="finance-calculator" title={isQuoted ? 'Finance' : 'Finance calculator'}>
      {isQuoted && (
        <>
          <h3 className={styles.title}>A lender’s quote</h3>
          <Part
            name="instant-quote"
            props={{ ...quoteProps(vehicle, price), ...quote }}
            placeholder={<div className={styles.quote} />}
          />
          <h3 className={styles.title}>Finance calculator</h3>
        </>
      )}
      <Part
        name="finance-calculator"
        props={{
          car_id: vehicle.id,
          name: vehicle.name,
          ...(price !== undefined && { price }),
          ...(estimate && { estimate }),
          ...(isQuoted && { is_below_quote: true }),
          ...quote,
        }}
        placeholder={
          <p className={styles.placeholder} data-fixed={(terms && isLocked) || undefined}>
            <a href={`/finance-calculator?car_id=${encodeURIComponent(vehicle.id)}`}>Open the finance calculator</a>
          </p>
        }
      />
    </Section>
  )
}

/** What a lender has quoted for the car before. */
const storedQuote = ({ youxQuote }: ShownVehicle) => isStated(youxQuote) && { quote: youxQuote }

/** What a lender knows the car by. */
const quoteProps = ({ id, year, vin, nvic }: ShownVehicle, price: number) => ({
  car_id: id,
  price,
  ...(year !== undefined && { year }),
  ...(vin !== undefined && { vin }),
  ...(nvic !== undefined && { nvic }),
})
