import { useSite } from '@forecourt/shell-api'
import frame from '../lead-form/form-page.module.css'
import { Gated } from '../lead-form/gated.tsx'
import { DrawView } from './draw-view.tsx'
import styles from './spin-page.module.css'

/** RT-21, WL-9. A public frame; the draw is for who verified a phone number. */
export function SpinPage() {
  const { name } = useSite()
  return (
    <div className={styles.page}>
      <header>
        <h1 className={frame.heading}>Spin to win</h1>
        <p className={frame.intro}>One spin for each mobile number. What you win waits for you at {name}.</p>
      </header>
      <Gated needsPhone="spin-to-win">
        <DrawView />
      </Gated>
    </div>
  )
}
