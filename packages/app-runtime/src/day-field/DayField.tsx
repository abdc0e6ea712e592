import { isIsoDate, moscowDateOf, type IsoDate } from '@flower-market/flower-domain'
import { DateField, type DateFieldProps } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'
import { pageEnvironmentAtom } from '../app/page-environment.ts'
import { useTranslate } from '../i18n/index.ts'

export interface DayFieldProps extends Pick<
  DateFieldProps,
  'label' | 'hint' | 'error' | 'size' | 'min' | 'max' | 'disabled' | 'className' | 'required' | 'onPaste'
> {
  /** Null or an empty text while no day is chosen. */
  value: string | null
  onValueChange: (day: IsoDate | null) => void
  /** The name that `NamedDayField` gives the value in its form. */
  'data-field'?: string
  /** The column of a grid that it is a cell of. */
  'data-cell'?: string
}

/** A day of the market, typed in the order of the page's language or chosen from a calendar. A page that shows it reads the messages `days`. */
export function DayField({ value, onValueChange, ...field }: DayFieldProps) {
  const t = useTranslate()
  const { locale } = useIntl()
  const { now } = useAtomValue(pageEnvironmentAtom)
  return (
    <DateField
      {...field}
      value={value === '' ? null : value}
      onValueChange={(day) => onValueChange(day !== null && isIsoDate(day) ? day : null)}
      locale={locale}
      today={moscowDateOf(now())}
      placeholder={t('days.placeholder')}
      calendarLabel={t('days.calendar')}
      previousLabel={t('days.previousMonth')}
      nextLabel={t('days.nextMonth')}
      explainProblem={(problem) => t(`days.problem.${problem}`)}
    />
  )
}
