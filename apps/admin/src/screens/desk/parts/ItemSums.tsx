import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { SumList, SumRow } from '@flower-market/ui'
import type { DeskItem } from '../../../components/desk-item/desk-item.ts'

/** What a decision does to money. */
export function ItemSums({ item }: { item: DeskItem }) {
  const t = useTranslate()
  const { money } = useFormat()
  if (item.sum === null) return null
  if (item.kind !== 'top-up') {
    return (
      <SumList>
        <SumRow term={t('desk.sum')} tone="total">
          {money(item.sum)}
        </SumRow>
      </SumList>
    )
  }
  const { balance } = item.facts
  return (
    <SumList>
      <SumRow term={t('desk.toCredit')} tone="total">
        {money(item.sum)}
      </SumRow>
      <SumRow term={t('desk.balanceNow')}>{money(balance)}</SumRow>
      <SumRow term={t('desk.balanceThen')}>{money(balance + item.sum)}</SumRow>
    </SumList>
  )
}
