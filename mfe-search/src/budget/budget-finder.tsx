import { type Budget, carTypeOf, searchedPrices } from '@forecourt/domain/finance/budget/budget'
import { budgetHeading, budgetPath } from '@forecourt/domain/finance/budget/budget-address'
import { boughtPrice, repaymentForText } from '@forecourt/domain/finance/budget/budget-loan'
import { bodyTiles } from '@forecourt/domain/home/home-tiles'
import { dollars } from '@forecourt/domain/pricing/price'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { setRange, setValues } from '@forecourt/domain/search/search-update'
import { searchHref } from '@forecourt/domain/search/search-url'
import { numberText } from '@forecourt/domain/text/numbers'
import { splitNoun } from '@forecourt/domain/text/split-noun'
import { isPlainClick, useSite, useYourWeek } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { Segments } from '@forecourt/ui/forms/choices/segments'
import { useState } from 'react'
import { AmountField } from './amount-field.tsx'
import { BodyTiles } from './body-tiles.tsx'
import { BoughtPrice, BudgetSums, BudgetTerms } from './bought-price.tsx'
import styles from './budget-finder.module.css'
import type { BudgetData } from './load.ts'
import { periods } from './periods.ts'
import { useBudget } from './use-budget.ts'

type Props = {
  data: BudgetData
  /** Asks for the vehicles of another budget. */
  ask(query: string): void
  heading?: 'h1' | 'h2'
}

/** BF-1 to BF-4. Without scripts it is a form that asks its own page. */
export function BudgetFinder({ data: { query, found }, ask, heading: Heading = 'h2' }: Props) {
  const { budget, bodies, enter, choosePeriod, toggleBody, leave } = useBudget(query, ask)
  const tiles = bodyTiles(found?.bodies ?? [])
  const title = budgetHeading(useSite().copy.noun[1])
  return (
    <form className={styles.panel} action={budgetPath} autoComplete="off" aria-label={title}>
      <div className={styles.ask}>
        <Heading className={styles.heading}>{title}</Heading>
        <p className={styles.intro}>Say what you can put aside. We show what is in the yard for it.</p>
        <div className={styles.fields}>
          <AmountField
            key={budget.period}
            field="repayment"
            label="Repayment"
            name="repayment"
            value={budget.repayment}
            onEnter={(value) => enter('repayment', value)}
          />
          <Segments label="Paid" name="period" options={periods} value={budget.period} onChange={choosePeriod} />
          <AmountField
            field="deposit"
            label="Deposit"
            name="deposit"
            value={budget.deposit}
            onEnter={(value) => enter('deposit', value)}
          />
        </div>
        <BodyTiles tiles={tiles} chosen={bodies} onToggle={toggleBody} />
        <noscript>
          <Button type="submit">Show what it buys</Button>
        </noscript>
      </div>
      <Outcome budget={budget} bodies={bodies} leave={leave} found={found} />
      <div className={styles.terms}>
        <BudgetTerms budget={budget} />
      </div>
      <Inverse budget={budget} />
    </form>
  )
}

type OutcomeProps = Pick<ReturnType<typeof useBudget>, 'budget' | 'bodies' | 'leave'> & Pick<BudgetData, 'found'>

function Outcome({ budget, bodies, leave, found }: OutcomeProps) {
  const { copy, paths, finance } = useSite()
  const { choose } = useYourWeek()
  const bought = boughtPrice(budget, finance)
  const carType = carTypeOf(copy.noun[0])
  // BF-4: nothing in the results is as cheap as that.
  const isTooLow = found?.count === 0
  const highest = found?.price && (found.price.highest ?? found.price.max)
  const search = setRange(setValues(emptySearch, 'body', bodies), 'price', searchedPrices(bought, highest))
  const words = `View ${carType}s In This Range`
  return (
    <div className={styles.outcome}>
      <BoughtPrice budget={budget} />
      <div className={styles.answer}>
        <p className={styles.count} role="status">
          <strong>
            {isTooLow ? 0 : found && numberText(found.count)} {carType}s Found
          </strong>
          {found?.cheapest !== undefined && <span className={styles.from}> from {dollars(found.cheapest)}</span>}
        </p>
        {isTooLow && <p className={styles.hint}>No {carType}s found for this budget</p>}
        {isTooLow ? (
          <Button isWide size="large" disabled>
            {words}
          </Button>
        ) : (
          <ButtonLink
            look="primary"
            isWide
            size="large"
            href={searchHref(paths.search, search)}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              leave()
              choose(budget)
            }}
          >
            {words}
          </ButtonLink>
        )}
      </div>
      <BudgetSums budget={budget} />
    </div>
  )
}

/** The repayment of a price that the shopper has in mind. */
function Inverse({ budget }: { budget: Budget }) {
  const { finance, copy } = useSite()
  const [price, setPrice] = useState(30_000)
  return (
    <div className={styles.inverse}>
      <AmountField
        field="price"
        label={`Or the other way round: a ${splitNoun(copy.noun[0]).thing} at`}
        value={price}
        onEnter={setPrice}
      />
      <p className={styles.hint} role="status">
        {repaymentForText(price, budget, finance)}
      </p>
    </div>
  )
}
