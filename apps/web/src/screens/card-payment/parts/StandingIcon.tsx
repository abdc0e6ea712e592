import { CheckIcon, CloseIcon, InfoIcon, Spinner } from '@flower-market/ui'
import type { CardStanding } from '../../../flows/card-payment/card-standing.ts'
import styles from './CardPayment.module.css'

const icons = {
  waiting: Spinner,
  paid: CheckIcon,
  declined: CloseIcon,
  rejected: CloseIcon,
  abandoned: InfoIcon,
  checking: InfoIcon,
  'not-opened': InfoIcon,
} as const

/** How the payment stands, as a sign beside its words. */
export function StandingIcon({ standing }: { standing: CardStanding }) {
  const Icon = icons[standing]
  return (
    <span aria-hidden="true" className={styles.icon}>
      <Icon />
    </span>
  )
}
