import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { economyOf, fuelCost, fuelDefaults } from '@forecourt/domain/delivery/fuel-cost'
import { TextField } from '@forecourt/ui/forms/text/field'
import { useState } from 'react'
import styles from './costs.module.css'

const money = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
const numberIn = (text: string): number => Math.max(0, Number.parseFloat(text.replace(/[$,\s]/g, '')) || 0)

/** DL-2: dollars a week, as the price of fuel and the distance are typed. */
export function FuelCost({ vehicle }: { vehicle: ShownVehicle }) {
  const [price, setPrice] = useState(fuelDefaults.price.toFixed(2))
  const [distance, setDistance] = useState(String(fuelDefaults.distance))
  const economy = economyOf(vehicle)
  return (
    <section className={styles.card} aria-labelledby="fuel-cost-title">
      <h3 id="fuel-cost-title" className={styles.title}>
        What it costs to fuel
      </h3>
      <div className={styles.fields}>
        <TextField
          label="Dollars a litre"
          inputMode="decimal"
          value={price}
          onChange={({ currentTarget }) => setPrice(currentTarget.value)}
        />
        <TextField
          label="Kilometres a week"
          inputMode="numeric"
          value={distance}
          onChange={({ currentTarget }) => setDistance(currentTarget.value)}
        />
      </div>
      <p className={styles.result} role="status">
        <span className={styles.amount}>{money.format(fuelCost(numberIn(distance), economy, numberIn(price)))}</span>a
        week, at {economy} L/100 km{vehicle.fuelconsumptioncombined === undefined && ', which is a guess'}
      </p>
    </section>
  )
}
