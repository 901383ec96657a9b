import { allowedValue, type CalculatorRules } from '@forecourt/domain/finance/calculator/calculator-rules'
import { type Frequency, frequencies } from '@forecourt/domain/finance/frequency'
import { percent } from '@forecourt/domain/finance/stated-repayment'
import { useSite } from '@forecourt/shell-api'
import { Segments } from '@forecourt/ui/forms/choices/segments'
import { Slider } from '@forecourt/ui/forms/range/slider'
import { memo } from 'react'
import { comparisonText, money, rateEnd, yearsText } from './formats.ts'
import styles from './inputs.module.css'
import { NumberInput } from './number-input.tsx'
import type { Calculator } from './use-calculator.ts'
import { WithValuation } from './valuation/with-valuation.tsx'

const frequencyOptions = (Object.keys(frequencies) as Frequency[]).map((value) => ({
  value,
  label: frequencies[value].label,
}))
const yesNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
] as const

/** FC-1 to FC-5: each amount as a slider and as a number. What a change does not concern is not rendered again: a step of a slider has one frame. */
export function Inputs({ calculator }: { calculator: Calculator }) {
  const { rules, state, result, enter, slide, choose } = calculator
  const row = (input: SliderInput) => ({ input, bounds: rules[input], value: state[input], enter, slide })
  return (
    <div className={styles.inputs}>
      <SliderRow {...row('amount')} label="Amount to finance" format={money} hint={rules.help} />
      {result.lentFee > 0 && <LentFee amount={result.lentFee} />}
      {rules.terms ? (
        <TermList terms={rules.terms} value={state.term} enter={enter} />
      ) : (
        <SliderRow {...row('term')} label="Term" format={yearsText} />
      )}
      {rules.interest.isLocked ? (
        <LockedRate calculator={calculator} />
      ) : (
        <SliderRow {...row('interest')} label="Interest rate" format={percent} ends={rateEnd} />
      )}
      <DepositAndResidual deposit={state.deposit} residual={state.residual} enter={enter} />
      <TradeIn rules={rules} hasTradeIn={state.hasTradeIn} value={state.tradeIn} enter={enter} choose={choose} />
      <Repayments frequency={state.frequency} choose={choose} />
    </div>
  )
}

type Changes = Pick<Calculator, 'enter' | 'choose'>
type SliderInput = 'amount' | 'term' | 'interest'
type RowProps = Pick<Calculator, 'enter' | 'slide'> & {
  input: SliderInput
  bounds: CalculatorRules[SliderInput]
  value: number
  label: string
  format(value: number): string
  ends?: (value: number) => string
  hint?: string
}

const SliderRow = memo(({ input, bounds, value, label, format, ends, hint, enter, slide }: RowProps) => (
  <div className={styles.row}>
    <NumberInput
      label={label}
      name={input}
      {...(hint !== undefined && { hint })}
      value={value}
      format={format}
      onEnter={(next) => enter(input, next)}
      className={styles.number}
    />
    <Slider label={label} {...bounds} value={value} format={ends ?? format} onChange={(next) => slide(input, next)} />
  </div>
))

type TermListProps = { terms: readonly number[]; value: number; enter: Calculator['enter'] }

const TermList = memo(({ terms, value, enter }: TermListProps) => (
  <Segments
    label="Term"
    name="term"
    options={terms.map((years) => ({ value: String(years), label: yearsText(years) }))}
    value={String(value)}
    onChange={(years) => enter('term', Number(years))}
  />
))

type OptionalProps = Pick<Calculator, 'enter'> & { deposit: number; residual: number }

const DepositAndResidual = memo(({ deposit, residual, enter }: OptionalProps) => (
  <div className={styles.pair}>
    <NumberInput
      label="Deposit"
      name="deposit"
      isOptional
      value={deposit}
      format={money}
      onEnter={(value) => enter('deposit', value)}
    />
    <NumberInput
      label="Residual"
      name="residual"
      isOptional
      value={residual}
      format={money}
      onEnter={(value) => enter('residual', value)}
    />
  </div>
))

type TradeInProps = Changes & { rules: CalculatorRules; hasTradeIn: boolean; value: number }

const TradeIn = memo(({ rules, hasTradeIn, value, enter, choose }: TradeInProps) => (
  <div className={styles.pair}>
    <Segments
      label="Do You Have A Trade-In?"
      name="has_trade_in"
      options={yesNo}
      value={hasTradeIn ? 'yes' : 'no'}
      onChange={(answer) => choose({ hasTradeIn: answer === 'yes' })}
    />
    <div className={hasTradeIn ? undefined : styles.unasked}>
      <NumberInput
        label="Trade-in value"
        name="trade_in"
        value={value}
        format={money}
        onEnter={(next) => enter('tradeIn', next)}
      />
    </div>
    <WithValuation
      value={hasTradeIn ? value : 0}
      allow={(offered) => allowedValue(rules, 'tradeIn', offered)}
      onUse={(offered) => {
        choose({ hasTradeIn: true })
        enter('tradeIn', offered)
      }}
    />
  </div>
))

const Repayments = memo(({ frequency, choose }: Pick<Calculator, 'choose'> & { frequency: Frequency }) => (
  <Segments
    label="Repayments"
    name="frequency"
    options={frequencyOptions}
    value={frequency}
    onChange={(next) => choose({ frequency: next })}
  />
))

/** FE-5. What is lent beside the amount: the shopper pays interest on it too. */
const LentFee = ({ amount }: { amount: number }) => (
  <div className={styles.fixed}>
    <span className={styles.label}>Establishment fee</span>
    <span className={styles.rate}>{money(amount)}</span>
    <span className={styles.why}>Added to the loan by the lender</span>
  </div>
)

/** FC-3: a rate that the dealer has locked, with its comparison rate as prominent (RG 178). */
function LockedRate({ calculator }: { calculator: Calculator }) {
  const { name, finance } = useSite()
  return (
    <div className={styles.fixed}>
      <span className={styles.label}>Interest rate</span>
      <span className={styles.rate} data-figure="interest-rate">
        {percent(calculator.state.interest)}
      </span>
      <span className={styles.label}>Comparison rate</span>
      <span className={styles.rate} data-figure="comparison-rate">
        {comparisonText(calculator, finance)}
      </span>
      <span className={styles.why}>Set by {name}</span>
    </div>
  )
}
