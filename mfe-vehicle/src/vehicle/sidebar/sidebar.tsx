import type { Location } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { statusNote } from '@forecourt/domain/vehicle/actions/status-note'
import type { VehicleAction } from '@forecourt/domain/vehicle/actions/vehicle-actions'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { useSite } from '@forecourt/shell-api'
import '@forecourt/ui/display/finance/payment-marks.module.css'
import { lazy, Suspense } from 'react'
import { ActionControl } from '../actions/action-control.tsx'
import { CompareTool, SaveTool } from '../keep/keep-controls.tsx'
import { SimilarLink } from '../similar/similar-link.tsx'
import { ActionList } from './action-list.tsx'
import { DealerCard } from './dealer-card.tsx'
import { groupActions } from './group-actions.ts'
import { Price } from './price.tsx'
import styles from './sidebar.module.css'
import { StatusTag } from './status-tag.tsx'
import { useOwnHold } from './use-own-hold.ts'
import { WithTradeIn } from './with-trade-in.tsx'

/** SB-2. */
const PaymentMarks = lazy(async () => ({
  default: (await import(/* webpackChunkName: "payment" */ '@forecourt/ui/display/finance/payment-marks')).PaymentMarks,
}))

type Props = { vehicle: ShownVehicle; dealer: Location | undefined; actions: VehicleAction[]; nowSeconds: number }

/** SB-1: what the vehicle is, what it costs and how to ask; for one that is gone, that it is and what to do instead (VD-14). */
export function Sidebar({ vehicle, dealer, actions, nowSeconds }: Props) {
  const site = useSite()
  const isAvailable = isOffered(vehicle, 'show')
  const note = statusNote(vehicle)
  const own = useOwnHold(vehicle)
  const { tools, ...places } = groupActions(actions)
  return (
    <div className={styles.card}>
      <div className={styles.what}>
        {isAvailable && (
          <div className={styles.top}>
            <StatusTag vehicle={vehicle} nowSeconds={nowSeconds} isOwn={own !== undefined} />
            <div className={styles.tools}>
              {tools.map((action) => (
                <ActionControl key={action.name} action={action} vehicle={vehicle} look="tool" />
              ))}
              <SaveTool vehicle={vehicle} />
            </div>
          </div>
        )}
        <h1 className={styles.title}>
          {vehicleTitle(vehicle)}
          {vehicle.badge && <span className={styles.badge}> {vehicle.badge}</span>}
        </h1>
        {isAvailable ? (
          <>
            <Price vehicle={vehicle} />
            {note && <Note text={note} own={own} />}
          </>
        ) : (
          <div className={styles.sold}>
            <div>
              <p className={styles.soldWord}>SOLD</p>
              <p className={styles.soldWords}>{note}</p>
            </div>
            <SimilarLink vehicle={vehicle} />
            <SaveTool vehicle={vehicle} />
          </div>
        )}
      </div>
      {isAvailable && (
        <>
          <div className={styles.actions}>
            <ActionList vehicle={vehicle} {...places} />
            {actions.some(({ name }) => name === 'payment-methods') && (
              <Suspense>
                <PaymentMarks methods={site.payment_methods} />
              </Suspense>
            )}
            <WithTradeIn vehicle={vehicle} />
            <CompareTool vehicle={vehicle} />
          </div>
          {dealer && (
            <div className={styles.dealer}>
              <DealerCard dealer={dealer} vehicle={vehicle} hasPhone={!actions.some(({ name }) => name === 'call')} />
            </div>
          )}
        </>
      )}
    </div>
  )
}

type NoteProps = { text: string; own: ReturnType<typeof useOwnHold> }

/** Both have the same place, so that what is below does not move once it is known whose the vehicle is. */
function Note({ text, own }: NoteProps) {
  return (
    <div className={styles.note}>
      <p className={own && styles.hidden} aria-hidden={own && true}>
        {text}
      </p>
      {own && (
        <p role="status">
          <strong>{own.text}</strong> · <a href={own.href}>{own.link}</a>
        </p>
      )}
    </div>
  )
}
