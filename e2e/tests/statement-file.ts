/** A payment as a bank's statement names it. */
export interface StatementPayment {
  readonly number: string
  /** Kopecks. */
  readonly amount: number
  readonly purpose: string
}

/** The account of the demo's operator. */
const account = '40702810900000001234'

/** A statement of the operator's account in 1C's format. */
export function statementFile(payments: readonly StatementPayment[]): string {
  const documents = payments.flatMap(({ number, amount, purpose }) => [
    'СекцияДокумент=Платежное поручение',
    `Номер=${number}`,
    'Дата=20.11.2026',
    `Сумма=${(amount / 100).toFixed(2)}`,
    'Плательщик1=ООО "Рассвет"',
    'ПлательщикСчет=40702810100000000001',
    `ПолучательСчет=${account}`,
    `НазначениеПлатежа=${purpose}`,
    'КонецДокумента',
  ])
  const head = ['1CClientBankExchange', 'ВерсияФормата=1.03', `РасчСчет=${account}`]
  return [...head, ...documents, 'КонецФайла', ''].join('\r\n')
}
