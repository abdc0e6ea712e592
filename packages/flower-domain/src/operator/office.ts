import type { Localized } from '../identity/localized.ts'
import { operators } from './operator.ts'
import { areDemoRequisites, type OperatorRequisites } from './requisites.ts'

/** A place where cash is taken, and when; nobody knows when where the hours are empty. */
interface Office {
  readonly address: Localized
  readonly hours: Localized
}

const demoOffice: Office = {
  address: { ru: operators.ru.address, en: operators.en.address },
  hours: { ru: 'пн–пт 09:00–18:00', en: 'Monday to Friday, 9:00 AM–6:00 PM' },
}

/** Where the company of some requisites takes cash: at its registered address, in Russian as documents write it. */
export function officeOf(requisites: OperatorRequisites): Office {
  if (areDemoRequisites(requisites)) return demoOffice
  const { address } = requisites
  return { address: { ru: address, en: address }, hours: { ru: '', en: '' } }
}
