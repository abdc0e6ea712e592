import { weekdayOf, type IsoDate } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'

/** Gives `dayTitle(date)`: «Поставка в четверг, 26 ноября». */
export function useDayTitle() {
  const t = useTranslate()
  const format = useFormat()
  return (date: IsoDate): string =>
    t('flowers.deliveryOn', {
      weekday: weekdayOf(date),
      // A number is not parted from its month.
      day: format.day(date, 'day').replaceAll(' ', '\u00A0'),
    })
}
