import { Description, DescriptionList } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { StockSystem } from '../use-changes.ts'

/** What was read of the stock system when, and what has not gone out to it. */
export function SystemFacts({ system }: { system: StockSystem }) {
  const t = useTranslate()
  const format = useFormat()
  const momentOf = (at: string | null): string => (at === null ? t('imports.never') : format.moment(at))
  return (
    <DescriptionList>
      <Description term={t('imports.itemsRead')}>
        {momentOf(system.itemsAt)} · {t('imports.systemItems', { count: system.items })}
      </Description>
      <Description term={t('imports.levelsRead')}>{momentOf(system.levelsAt)}</Description>
      <Description term={t('imports.waitingOrders')}>{format.number(system.waitingOrders)}</Description>
    </DescriptionList>
  )
}
