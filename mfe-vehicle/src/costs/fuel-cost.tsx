import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { economyOf, fuelBounds, fuelCost, fuelDefaults, parseFuelNumber } from '@forecourt/domain/delivery/fuel-cost'
import { cents } from '@forecourt/domain/finance/stated-repayment'
import { TextField } from '@forecourt/ui/forms/text/field'
import { useState } from 'react'
import styles from './costs.module.css'

/** DL-2: dollars a week, as the price of fuel and the distance are typed. */
export function FuelCost({ vehicle }: { vehicle: ShownVehicle }) {
  const [price, setPrice] = useState(fuelDefaults.price.toFixed(2))
  const [distance, setDistance] = useState(String(fuelDefaults.distance))
  const economy = economyOf(vehicle)
  const litre = parseFuelNumber(price, fuelBounds.price)
  const week = parseFuelNumber(distance, fuelBounds.distance)
  return (
    <section className={styles.card} aria-labelledby="fuel-cost-title">
      <h3 id="fuel-cost-title" className={styles.title}>
        What it costs to fuel
      </h3>
      <div className={`${styles.fields} ${styles.numbers}`}>
        <TextField
          label="Dollars a litre"
          inputMode="decimal"
          error={'error' in litre ? litre.error : undefined}
          value={price}
          onChange={({ currentTarget }) => setPrice(currentTarget.value)}
        />
        <TextField
          label="Kilometres a week"
          inputMode="numeric"
          error={'error' in week ? week.error : undefined}
          value={distance}
          onChange={({ currentTarget }) => setDistance(currentTarget.value)}
        />
      </div>
      <p className={styles.result} role="status">
        {'value' in litre && 'value' in week && (
          <>
            <span className={styles.amount}>{cents(fuelCost(week.value, economy, litre.value))}</span> a week, at{' '}
            {economy} L/100 km{vehicle.fuelconsumptioncombined === undefined && ', which is a guess'}
          </>
        )}
      </p>
    </section>
  )
}
