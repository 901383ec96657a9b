import { states } from '@forecourt/contracts/site/states'
import { invalidWords } from '@forecourt/domain/leads/form-words'
import { carName, plateOf } from '@forecourt/domain/trade-in/steps'
import { Button } from '@forecourt/ui/controls/button'
import { Disclosure } from '@forecourt/ui/display/disclosure'
import { SubmitButton } from '@forecourt/ui/forms/submit/submit-button'
import { Select, TextField } from '@forecourt/ui/forms/text/field'
import { Car, ChevronRight } from '@forecourt/ui/media/icons'
import { type FormEvent, useState } from 'react'
import styles from './car-step.module.css'
import { DescribeCar } from './describe-car.tsx'
import type { StepProps } from './step-props.ts'

/** TI-1. Rego lookup: which car it is. Several are cards, and none is described by hand. */
export function CarStep(props: StepProps) {
  const { valuation, isPending, act, goTo } = props
  const { lead_id, matches, rego, regoState, state, car } = valuation
  const isUnknown = state !== 'lead' && rego !== undefined && matches.length === 0 && car === undefined
  const choose = (id: string) =>
    act((api, { chooseVehicle }) => api.send(chooseVehicle, { params: { lead_id }, body: { id } }))
  return (
    <div className={styles.step}>
      {matches.length > 0 && (
        <>
          <p className={styles.text}>
            {matches.length > 1
              ? `${rego} in ${regoState} can be one of ${matches.length} cars.`
              : `${rego} in ${regoState} is this car.`}
          </p>
          <ul className={styles.cards}>
            {matches.map((match) => (
              <li key={match.id}>
                <button
                  type="button"
                  className={styles.card}
                  aria-current={car?.id === match.id ? 'true' : undefined}
                  disabled={isPending}
                  onClick={() => (car?.id === match.id ? goTo(2) : void choose(match.id))}
                >
                  <Car size={28} aria-hidden className={styles.picture} />
                  <span className={styles.words}>
                    <span className={styles.name}>{carName({ ...match, badge: undefined })}</span>
                    {match.badge && <span className={styles.badge}>{match.badge}</span>}
                  </span>
                  <ChevronRight size={20} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isUnknown && (
        <p className={styles.text} role="status">
          We could not find {rego} in {regoState}. Check the plate, or describe your car: we value it in person.
        </p>
      )}
      {matches.length > 0 ? (
        <div>
          <Disclosure title="It is another plate">
            <PlateForm {...props} isPrimary={false} />
          </Disclosure>
          <Disclosure title="Mine is none of these">
            <DescribeCar {...props} />
          </Disclosure>
        </div>
      ) : (
        <>
          <PlateForm {...props} isPrimary={!isUnknown} />
          <Disclosure title="Describe your car instead" isInitiallyOpen={isUnknown} className={styles.byHand}>
            <DescribeCar {...props} isPrimary={isUnknown} />
          </Disclosure>
        </>
      )}
      {car && matches.length === 0 && (
        <Button isWide onClick={() => goTo(2)}>
          Go on with the {carName(car)}
        </Button>
      )}
    </div>
  )
}

function PlateForm({ valuation, isPending, act, isPrimary = true }: StepProps & { isPrimary?: boolean }) {
  const { lead_id } = valuation
  const [plate, setPlate] = useState(valuation.rego ?? '')
  const [state, setState] = useState<string>(valuation.regoState ?? '')
  const [isTried, setIsTried] = useState(false)
  const regoState = states.find((one) => one === state)
  const plateError = plateOf(plate) === undefined ? invalidWords.plate : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    const rego = plateOf(plate)
    if (rego === undefined || regoState === undefined) return
    void act((api, { lookUpRego }) => api.send(lookUpRego, { params: { lead_id }, body: { rego, regoState } }))
  }

  return (
    <form className={styles.plate} onSubmit={submit} noValidate aria-label="Look up a plate">
      <TextField
        name="rego"
        label="Registration"
        value={plate}
        maxLength={12}
        autoCapitalize="characters"
        spellCheck={false}
        error={isTried ? plateError : undefined}
        onChange={(event) => setPlate(event.target.value)}
      />
      <Select
        name="regoState"
        label="State"
        value={state}
        error={isTried && !regoState ? 'Choose the state' : undefined}
        onChange={(event) => setState(event.target.value)}
      >
        <option value="">Choose</option>
        {states.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <div className={styles.send}>
        {isPrimary ? (
          <SubmitButton isPending={isPending} pendingText="Looking up">
            Look up
          </SubmitButton>
        ) : (
          <Button type="submit" size="large" isWide>
            Look up
          </Button>
        )}
      </div>
    </form>
  )
}
