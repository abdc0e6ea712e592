import type { BankQrPayee } from '../requisites/bank-qr.ts'
import type { Localized } from '../identity/localized.ts'
import type { IsoDate } from '../time/iso-date.ts'
import { operators } from './operator.ts'

/** Who is paid by bank transfer. */
export type OperatorPayee = Required<BankQrPayee>

/** From the day named on; the newest first. The bank is made up: nobody can pay into a demonstration. */
const payees: readonly (OperatorPayee & { readonly validFrom: IsoDate })[] = [
  {
    validFrom: '2026-01-01',
    name: 'ООО «Цветочный рынок»',
    inn: '7700000009',
    kpp: '770001001',
    account: '40702810900000001234',
    bankName: 'Банк «Пример», г. Москва',
    bik: '044525999',
    correspondentAccount: '30101810600000000999',
  },
]

/** The requisites that are paid to on a day. Throws for a day before the first of them. */
export function operatorPayeeOn(day: IsoDate): OperatorPayee {
  const found = payees.find(({ validFrom }) => validFrom <= day)
  if (found === undefined) throw new RangeError(`The operator has no requisites on ${day}.`)
  const { validFrom: _validFrom, ...payee } = found
  return payee
}

/** Where cash is taken, and when. */
export const operatorOffice: { readonly address: Localized; readonly hours: Localized } = {
  address: { ru: operators.ru.address, en: operators.en.address },
  hours: { ru: 'пн–пт 09:00–18:00', en: 'Monday to Friday, 9:00 AM–6:00 PM' },
}
