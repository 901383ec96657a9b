import { percent } from '@forecourt/domain/finance/finance-teaser'
import { type Frequency, frequencies } from '@forecourt/domain/finance/frequency'
import { useSite } from '@forecourt/shell-api'
import { Segments } from '@forecourt/ui/forms/choices/segments'
import { Slider } from '@forecourt/ui/forms/range/slider'
import { comparisonText, money, rateEnd, yearsText } from './formats.ts'
import styles from './inputs.module.css'
import { NumberInput } from './number-input.tsx'
import type { Calculator } from './use-calculator.ts'

const frequencyOptions = (Object.keys(frequencies) as Frequency[]).map((value) => ({
  value,
  label: frequencies[value].label,
}))
const yesNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
] as const

/** FC-1 to FC-5: each amount as a slider and as a number. */
export function Inputs({ calculator }: { calculator: Calculator }) {
  const { rules, state, enter, choose } = calculator
  return (
    <div className={styles.inputs}>
      <SliderRow calculator={calculator} input="amount" label="Amount to finance" format={money} hint={rules.help} />
      {rules.terms ? (
        <Segments
          label="Term"
          name="term"
          options={rules.terms.map((years) => ({ value: String(years), label: yearsText(years) }))}
          value={String(state.term)}
          onChange={(years) => enter('term', Number(years))}
        />
      ) : (
        <SliderRow calculator={calculator} input="term" label="Term" format={yearsText} />
      )}
      {rules.interest.isLocked ? (
        <LockedRate calculator={calculator} />
      ) : (
        <SliderRow calculator={calculator} input="interest" label="Interest rate" format={percent} ends={rateEnd} />
      )}
      <div className={styles.pair}>
        <Segments
          label="Do You Have A Trade-In?"
          name="has_trade_in"
          options={yesNo}
          value={state.hasTradeIn ? 'yes' : 'no'}
          onChange={(answer) => choose({ hasTradeIn: answer === 'yes' })}
        />
        <div className={state.hasTradeIn ? undefined : styles.unasked}>
          <NumberInput
            label="Trade-in value"
            name="trade_in"
            value={state.tradeIn}
            format={money}
            onEnter={(value) => enter('tradeIn', value)}
          />
        </div>
      </div>
      <div className={styles.pair}>
        <NumberInput
          label="Residual"
          name="residual"
          isOptional
          value={state.residual}
          format={money}
          onEnter={(value) => enter('residual', value)}
        />
        <Segments
          label="Repayments"
          name="frequency"
          options={frequencyOptions}
          value={state.frequency}
          onChange={(frequency) => choose({ frequency })}
        />
      </div>
    </div>
  )
}

type RowProps = {
  calculator: Calculator
  input: 'amount' | 'term' | 'interest'
  label: string
  format(value: number): string
  ends?: (value: number) => string
  hint?: string
}

function SliderRow({ calculator: { rules, state, enter, slide }, input, label, format, ends, hint }: RowProps) {
  return (
    <div className={styles.row}>
      <NumberInput
        label={label}
        name={input}
        {...(hint !== undefined && { hint })}
        value={state[input]}
        format={format}
        onEnter={(value) => enter(input, value)}
        className={styles.number}
      />
      <Slider
        label={label}
        {...rules[input]}
        value={state[input]}
        format={ends ?? format}
        onChange={(value) => slide(input, value)}
      />
    </div>
  )
}

/** FC-3: a rate that the dealer has locked, with its comparison rate as prominent (RG 178). */
function LockedRate({ calculator }: { calculator: Calculator }) {
  const { name, finance } = useSite()
  return (
    <div className={styles.locked}>
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
