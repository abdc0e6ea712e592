import styles from './AskedAndAgreed.module.css'

export interface AskedAndAgreedProps {
  /** The value as it was asked for. */
  asked: string
  /** Something else was agreed. @default false */
  isReplaced?: boolean
}

/** What was asked for; struck through once something else was agreed. */
export function AskedAndAgreed({ asked, isReplaced = false }: AskedAndAgreedProps) {
  return isReplaced ? <s className={styles.asked}>{asked}</s> : asked
}
