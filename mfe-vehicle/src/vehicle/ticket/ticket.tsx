import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { isSafeUrl } from '@forecourt/domain/site/safe-url'
import { vehicleTicket } from '@forecourt/domain/vehicle/ticket/vehicle-ticket'
import { useSite } from '@forecourt/shell-api'
import { useId } from 'react'
import styles from './ticket.module.css'

type Props = {
  vehicle: ShownVehicle
  /** The page has the comments that it quotes, in a section of their own. */
  hasComments?: boolean
}

/** The ticket in the windscreen, as a sheet of paper: the same on screen and on paper. Nothing where the site or the vehicle has none. */
export function Ticket({ vehicle, hasComments = false }: Props) {
  const id = useId()
  const ticket = vehicleTicket(vehicle, useSite())
  if (!ticket) return null
  const { title, number, price, figures, market, done, not, isQuoted } = ticket
  const lists = [done, not].filter(({ lines }) => lines.length > 0)
  const { file } = vehicle
  return (
    <section className={styles.ticket} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <span className={styles.number}>No. {number}</span>
      </header>
      <p className={styles.price}>
        <strong>{price.text}</strong> {price.note}
      </p>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {market && (
        <p className={styles.market}>
          <svg className={styles.line} viewBox="0 0 100 8" aria-hidden>
            <path d="M0 4h100M50 1v6" />
            <circle cx={3 + 94 * market.share} cy={4} r={3} />
          </svg>
          {market.text}
        </p>
      )}
      <div className={styles.lists}>
        {lists.map((list) => (
          <div key={list.title}>
            <h3 className={styles.listTitle}>{list.title}</h3>
            <ul className={list === done ? styles.done : styles.not}>
              {list.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {hasComments && isQuoted && (
        <p className={styles.sources}>
          <a href="#about">Read the dealer’s comments</a>
          {file !== undefined && isSafeUrl(file) && (
            <a href={file} target="_blank" rel="noopener">
              Car history report
            </a>
          )}
        </p>
      )}
    </section>
  )
}
