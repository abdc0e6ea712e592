import type { ReactNode } from 'react'
import { isPaidAfterAgreement, weekdayOf } from '@flower-market/flower-domain'
import { PageHeader, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import type { CheckoutDay } from '../use-checkout.ts'
import styles from './CheckoutHead.module.css'

export interface CheckoutHeadProps {
  checkout: Pick<CheckoutDay, 'date' | 'kind' | 'day'>
  /** Where one came from. */
  back: { readonly to: string; readonly label: string }
  children?: ReactNode
}

/** For which day the order is, and until when it is taken. */
export function CheckoutHead({ checkout: { date, kind, day }, back, children }: CheckoutHeadProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className={styles.head}>
      <PageHeader
        className={styles.title}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={back.to}>{back.label}</LocalizedLink>
          </TextLink>
        }
        title={t(isPaidAfterAgreement(kind) ? 'order.requestTitle' : 'order.dayTitle', {
          weekday: weekdayOf(date),
          day: format.day(date, 'day'),
        })}
        description={
          <span className={styles.cutoff}>
            {t(day.isOpen ? `cart.cutoff.${kind}` : 'cart.closed', { when: format.moment(day.cutoffAt) })}
          </span>
        }
      />
      {kind !== 'inStok' && <p className={styles.text}>{t(`order.${kind}Text`)}</p>}
      {children}
    </div>
  )
}
