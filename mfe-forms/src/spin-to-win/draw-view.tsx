import type { ShownDraw } from '@forecourt/contracts/draws/draw'
import { chanceText, drawWords, momentText, noPrizeChance } from '@forecourt/domain/draws/words'
import { useLoaded, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { LoadFailed } from '@forecourt/ui/display/load-failed'
import { useEffect, useRef, useState } from 'react'
import { FormSkeleton } from '../lead-form/form-skeleton.tsx'
import { loadEndpoints } from '../load-endpoints.ts'
import { Outcome } from './outcome.tsx'
import { SpinForm } from './spin-form.tsx'
import styles from './spin-page.module.css'
import { Wheel } from './wheel.tsx'

/** The draw as the server has it, and the turn that is made here. */
export function DrawView() {
  const { value, error, retry } = useLoaded('draw', async (api) => api.get((await loadEndpoints()).readDraw, {}))
  const [made, setMade] = useState<ShownDraw>()
  const [isTurning, setIsTurning] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  // The button is below the wheel on a phone.
  useEffect(() => {
    if (isTurning) stage.current?.scrollIntoView({ block: 'center' })
  }, [isTurning])

  if (error) return <LoadFailed onRetry={retry}>The draw did not load.</LoadFailed>
  const shown = made ?? value
  if (!shown) return <FormSkeleton />
  const { state, draw, outcome } = shown
  if (!draw) return <Closed text={drawWords.none()} />

  function turn(drawn: ShownDraw) {
    setMade(drawn)
    setIsTurning(true)
  }

  return (
    <div className={styles.draw}>
      <div ref={stage} className={styles.stage}>
        <Wheel prizes={draw.prizes} outcome={outcome} isTurning={isTurning} onStopped={() => setIsTurning(false)} />
        <Chances draw={draw} />
      </div>
      <section className={styles.side} aria-label={draw.name}>
        {isTurning && (
          <p className={styles.turning} role="status">
            The wheel is turning …
          </p>
        )}
        {outcome && !isTurning && <Outcome outcome={outcome} isNew={made !== undefined} />}
        {state === 'open' && !outcome && (
          <>
            <h2 className={styles.name}>{draw.name}</h2>
            <p className={styles.until}>Until {momentText(draw.ends)}</p>
            <SpinForm onDrawn={turn} />
          </>
        )}
        {state !== 'open' && state !== 'drawn' && <Closed text={drawWords[state](draw)} />}
      </section>
      <Terms draw={draw} />
    </div>
  )
}

function Closed({ text }: { text: string }) {
  const { paths, copy } = useSite()
  return (
    <div className={styles.closed}>
      <p className={styles.words} role="status">
        {text}
      </p>
      <ButtonLink href={paths.search}>See all {copy.noun[1]}</ButtonLink>
    </div>
  )
}

type Draw = NonNullable<ShownDraw['draw']>

/** Beside the wheel, whose slices say nothing of it. */
function Chances({ draw: { prizes, chances } }: { draw: Draw }) {
  const none = noPrizeChance(chances)
  return (
    <section className={styles.chances} aria-labelledby="spin-chances">
      <h2 id="spin-chances" className={styles.chancesHeading}>
        Your chances in a spin
      </h2>
      <p className={styles.chancesNote}>The slices of the wheel are all as wide; these are the odds.</p>
      <dl>
        {prizes.map((prize, index) => (
          <div key={prize}>
            <dt>{prize}</dt>
            <dd>{chanceText(chances[index] ?? 0)}</dd>
          </div>
        ))}
        {none > 0 && (
          <div>
            <dt>No prize</dt>
            <dd>{chanceText(none)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Terms({ draw: { terms, fingerprint } }: { draw: Draw }) {
  return (
    <section className={styles.terms} aria-labelledby="spin-terms">
      <h2 id="spin-terms" className={styles.termsHeading}>
        Terms
      </h2>
      <p>{terms}</p>
      {fingerprint && (
        <p>
          The draw was fixed before the first spin; this is its fingerprint, by which it can be checked afterwards:{' '}
          <code className={styles.code}>{fingerprint}</code>
        </p>
      )}
    </section>
  )
}
