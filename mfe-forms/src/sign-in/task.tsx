import { signInWords } from '@forecourt/domain/shoppers/sign-in-words'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { useSite } from '@forecourt/shell-api'
import { CarSummary } from '../lead-form/car-summary.tsx'
import { Wheel } from '../spin-to-win/wheel.tsx'
import type { SignInData } from './load.ts'
import styles from './task.module.css'

/** What the shopper came for, which the question of a number would hide. */
export function Task({ purpose, vehicle, prizes }: Pick<SignInData, 'purpose' | 'vehicle' | 'prizes'>) {
  const site = useSite()
  const { task, aboutCar, fact } = signInWords[purpose]
  return (
    <section className={styles.task} aria-labelledby="sign-in-task">
      <p id="sign-in-task" className={styles.title}>
        {withNoun(vehicle ? aboutCar : task, site)}
      </p>
      {vehicle && (
        <div className={styles.car}>
          <CarSummary vehicle={vehicle} />
        </div>
      )}
      <p className={styles.fact}>{withNoun(fact(site, vehicle), site)}</p>
      {prizes && (
        <div className={styles.prizes}>
          <Wheel prizes={prizes} />
          <ul aria-label="Prizes, while there are some left">
            {prizes.map((prize) => (
              <li key={prize}>{prize}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
