import { classNames } from '../../class-names.ts'
import styles from './finance-warning.module.css'

type Props = {
  text: string
  vehicles: readonly { finance_estimate?: unknown }[]
  /** Where the shopper's own figures alone are shown: it is there with them. */
  isOwn?: boolean
}

/** The warning that goes with the comparison rates of vehicles (National Credit Code, section 163); none where no vehicle has one. */
export const FinanceWarning = ({ text, vehicles, isOwn }: Props) =>
  vehicles.some(({ finance_estimate }) => finance_estimate) && (
    <p className={classNames(styles.warning, isOwn && styles.own)}>{text}</p>
  )
