import type { CallOutput } from '@flower-market/api-client'
import { PageHeader, TextLink } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { ClaimCountdown } from '../../../components/claims/ClaimCountdown.tsx'
import { paths } from '../../../paths.ts'
import styles from '../ClaimScreen.module.css'

export interface ClaimHeadProps {
  order: CallOutput<'purchaseGet'>
  /** Until when the claim can be made; null where it cannot. */
  until: string | null
}

/** The way back, and how long there is time. */
export function ClaimHead({ order, until }: ClaimHeadProps) {
  const t = useTranslate()
  return (
    <div className={styles.head}>
      <PageHeader
        className={styles.title}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.historyOrder(order._id, order.kind)}>
              {t('history.order', { number: String(order.number) })}
            </LocalizedLink>
          </TextLink>
        }
        title={t('claims.title')}
      />
      {until !== null && <ClaimCountdown until={until} />}
    </div>
  )
}
