import { weekdayOf, type IsoDate } from '@flower-market/flower-domain'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Gives `dayTitle(date)`: «Поставка в четверг, 26 ноября». */
export function useDayTitle() {
  const t = useTranslate()
  const format = useFormat()
  return (date: IsoDate): string =>
    t('flowers.deliveryOn', { weekday: weekdayOf(date), day: format.day(date, 'day') })
}
