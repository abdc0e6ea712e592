import { expect, test } from 'vitest'
import { bankText, readOneCStatement } from './bank-statement.ts'

const account = '40702810900000001234'

const document = [
  'СекцияДокумент=Платежное поручение',
  'Номер=77',
  'Дата=20.11.2026',
  'Сумма=12345.50',
  'ПлательщикСчет=40702810100000000001',
  'Плательщик1=ООО "Розовый сад"',
  'ПлательщикИНН=7700000009',
  `ПолучательСчет=${account}`,
  'ДатаПоступило=21.11.2026',
  'НазначениеПлатежа1=Оплата по счёту',
  'НазначениеПлатежа2=№ 12, без НДС',
  'КонецДокумента',
]
const outgoing = document.map((line) =>
  line.replace(`ПолучательСчет=${account}`, 'ПолучательСчет=40702810100000000002'),
)

function fileOf(documents: readonly string[], turnover = '12345.50'): string {
  return [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=Windows',
    `РасчСчет=${account}`,
    'СекцияРасчСчет',
    `РасчСчет=${account}`,
    `ВсегоПоступило=${turnover}`,
    'КонецРасчСчет',
    ...documents,
    'КонецФайла',
    '',
  ].join('\r\n')
}

test('what came in is read, what went out is not', () => {
  expect(readOneCStatement(fileOf([...document, ...outgoing]), account)).toEqual({
    turnover: 1_234_550,
    transfers: [
      {
        key: 'transfer:40702810100000000001:77:2026-11-20:1234550',
        number: '77',
        date: '2026-11-21',
        amount: 1_234_550,
        payerName: 'ООО "Розовый сад"',
        payerInn: '7700000009',
        payerAccount: '40702810100000000001',
        purpose: 'Оплата по счёту № 12, без НДС',
      },
    ],
  })
})

test('the same payment of the next day has the same key', () => {
  const later = document.map((line) => line.replace('ДатаПоступило=21', 'ДатаПоступило=22'))
  const keys = [document, later].map((lines) => readOneCStatement(fileOf(lines), account)?.transfers[0]?.key)
  expect(keys[0]).toBe(keys[1])
})

function keysOf(text: string) {
  return readOneCStatement(text, account)?.transfers.map(({ key }) => key)
}

test('what a file lists twice was paid twice: each has a key of its own, the same in the next file', () => {
  const [first, second] = keysOf(fileOf([...document, ...document], '24691.00')) ?? []
  expect(second).toBe(`${first}#2`)
  expect(keysOf(fileOf(document))).toEqual([first])
})

test.each([
  ['of another account', fileOf(document).replaceAll(account, '40702810900000009999')],
  ['cut off', fileOf(document).replace('КонецФайла', '')],
  ['with a payment missing', fileOf([])],
  ['with a payment too many', fileOf([...document, ...document])],
  ['without a sum', fileOf(document).replace('Сумма=12345.50', 'Сумма=много')],
  ['without a date', fileOf(document).replace('Дата=20.11.2026', 'Дата=31.11.2026')],
  ['of another program', fileOf(document).replace('1CClientBankExchange', '1CClientBank')],
  ['that is empty', ''],
])('a file %s is refused', (_what, text) => {
  expect(readOneCStatement(text, account)).toBeNull()
})

test('a text is one line of a bounded length', () => {
  expect(bankText(`a\n\u0000b${'x'.repeat(900)}`)).toHaveLength(500)
  expect(bankText(undefined)).toBe('')
})
