import { fiscalReceiptPatterns, isIsoDate, isReceiptTime } from '@flower-market/flower-domain'
import type { CallInput } from '@flower-market/api-client'
import type { FormErrors } from '@flower-market/app-runtime/forms'

/** The fiscal data of a receipt as the server takes them. */
export type EnteredReceipt = CallInput<'receiptEnter'>['body']

/** What was typed from a receipt; `sum` in kopecks, null while it is none. */
export type ReceiptDraft = Omit<EnteredReceipt, 'sum'> & { readonly sum: number | null }

/** What was typed, without the spaces that group digits on paper; a time without seconds is that of a whole minute. */
export function readReceipt(fields: FormData, sum: number | null): ReceiptDraft {
  const textOf = (name: string): string => String(fields.get(name) ?? '').trim()
  const digitsOf = (name: string): string => textOf(name).replaceAll(/\s/gu, '')
  const time = textOf('time')
  return {
    sum,
    localTime: `${textOf('day')}T${time.length === 5 ? `${time}:00` : time}`,
    fiscalDrive: digitsOf('fiscalDrive'),
    document: digitsOf('document'),
    fiscalSign: digitsOf('fiscalSign'),
  }
}

/** The fields of the form: the server takes the day and the time as one. */
export type ReceiptField = Exclude<keyof EnteredReceipt, 'localTime'> | 'day' | 'time'

/** The time is checked by itself, on a day that is no problem. */
const anyDay = '2000-01-01'

/** What is missing or misspelt on a receipt; null when it may be sent. */
export function findReceiptProblems(draft: ReceiptDraft): FormErrors<ReceiptField> | null {
  const { sum, localTime } = draft
  const [day, time] = localTime.split('T')
  const { fiscalDrive, document, fiscalSign } = fiscalReceiptPatterns
  const problems: FormErrors<ReceiptField> = {
    ...((sum === null || sum === 0) && { sum: 'transactions.enterAmount' }),
    ...(!isIsoDate(day) && { day: 'transactions.receiptDayMissing' }),
    ...(!isReceiptTime(`${anyDay}T${time}`) && { time: 'transactions.receiptTimeMissing' }),
    ...(!fiscalDrive.test(draft.fiscalDrive) && { fiscalDrive: 'transactions.fiscalDriveMalformed' }),
    ...(!document.test(draft.document) && { document: 'transactions.fiscalNumberMalformed' }),
    ...(!fiscalSign.test(draft.fiscalSign) && { fiscalSign: 'transactions.fiscalNumberMalformed' }),
  }
  return Object.keys(problems).length === 0 ? null : problems
}
