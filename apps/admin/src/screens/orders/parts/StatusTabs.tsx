import type { CallOutput } from '@flower-market/api-client'
import { orderStatuses } from '@flower-market/flower-domain'
import { ToggleButton } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './StatusTabs.module.css'

export interface StatusTabsProps {
  byStatus: CallOutput<'staffOrders'>['byStatus']
  /** The status of the filter; empty for all. */
  shown: string
  onShow: (status: string) => void
}

/** The statuses with how many orders are in each; one without any is left out unless it is shown. */
export function StatusTabs({ byStatus, shown, onShow }: StatusTabsProps) {
  const t = useTranslate()
  const format = useFormat()
  const countOf = (status: string): number => byStatus.find((row) => row.status === status)?.orders ?? 0
  const all = byStatus.reduce((sum, { orders }) => sum + orders, 0)
  const statuses = orderStatuses.filter((status) => countOf(status) > 0 || status === shown)
  const tab = (status: string, name: string, count: number) => (
    <ToggleButton key={status} pressed={shown === status} onPressedChange={() => onShow(status)}>
      {name} <span className={styles.count}>{format.number(count)}</span>
    </ToggleButton>
  )
  return (
    <fieldset aria-label={t('orders.status')} className={styles.tabs}>
      {tab('', t('orders.allStatuses'), all)}
      {statuses.map((status) => tab(status, t(`labels.orderStatus.${status}`), countOf(status)))}
    </fieldset>
  )
}
