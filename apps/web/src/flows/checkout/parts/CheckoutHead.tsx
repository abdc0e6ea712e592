import type { ReactNode } from 'react'
import { isPaidAfterAgreement, weekdayOf } from '@flower-market/flower-domain'
import { PageHeader, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import type { CheckoutDay } from '../use-checkout.ts'
import styles from './CheckoutHead.module.css'
import { OrderCutoff } from './OrderCutoff.tsx'

export interface CheckoutHeadProps {
  checkout: Pick<CheckoutDay, 'date' | 'kind' | 'day'>
  /** Where one came from. */
  back: { readonly to: string; readonly label: string }
  children?: ReactNode
}

/** For which day the order is, and until when it is taken; beside the sums, where they stand in a column, that is said above them. */
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
        title={
          <>
            <span className={styles.long}>
              {t(isPaidAfterAgreement(kind) ? 'order.requestTitle' : 'order.dayTitle', {
                weekday: weekdayOf(date),
                day: format.day(date, 'day'),
              })}
            </span>
            <span className={styles.short}>{format.day(date, 'weekdayAndDay')}</span>
          </>
        }
        description={<OrderCutoff kind={kind} day={day} className={styles.cutoff} />}
      />
      {kind !== 'inStok' && <p className={styles.text}>{t(`order.${kind}Text`)}</p>}
      {children}
    </div>
  )
}
