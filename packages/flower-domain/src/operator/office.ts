import type { Localized } from '../identity/localized.ts'
import { operators } from './operator.ts'

/** Where cash is taken, and when. */
export const operatorOffice: { readonly address: Localized; readonly hours: Localized } = {
  address: { ru: operators.ru.address, en: operators.en.address },
  hours: { ru: 'пн–пт 09:00–18:00', en: 'Monday to Friday, 9:00 AM–6:00 PM' },
}
