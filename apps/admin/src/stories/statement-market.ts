import { addBankStatement, anna, createMockMarket, pyotr, vera } from '@flower-market/api-client/msw'
import { bankTransferKey } from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'

const date = '2026-11-20'
const longCompany =
  'Общество с ограниченной ответственностью «Торгово-производственная компания „Цветы Поволжья и Прикамья“»'

interface Payment {
  readonly number: string
  readonly amount: number
  readonly payer: string
  readonly inn: string
  readonly purpose: string
}

function transferOf({ number, amount, payer, inn, purpose }: Payment) {
  const payerAccount = '40702810100000000001'
  const key = bankTransferKey({ payerAccount, number, date, amount })
  return { key, number, date, amount, payerName: payer, payerInn: inn, payerAccount, purpose } as const
}

/** A line of each kind: two certain, one doubtful by its sum, one by its number, two that pay no invoice. */
const payments: readonly Payment[] = [
  {
    number: '71',
    amount: 12_000_000,
    payer: 'ООО «Букет на Полянке»',
    inn: anna.inn,
    purpose: 'Оплата по счёту № 501 от 19.11.2026, без НДС',
  },
  {
    number: '72',
    amount: 845_000,
    payer: 'ИП Лавкин Пётр Ильич',
    inn: pyotr.inn,
    purpose: 'счет 502, НДС не облагается',
  },
  {
    number: '73',
    amount: 1_995_000,
    payer: 'ООО «Букет на Полянке»',
    inn: anna.inn,
    purpose: 'Оплата по счёту № 503',
  },
  { number: '74', amount: 377_700, payer: 'ИП Лавкин Пётр Ильич', inn: pyotr.inn, purpose: 'За цветы' },
  {
    number: '75',
    amount: 1_840_000,
    payer: 'ООО «Рассвет»',
    inn: '5024012345',
    purpose: 'Оплата за розы Freedom',
  },
  {
    number: '76',
    amount: 15_230,
    payer: '',
    inn: '',
    purpose: 'Проценты на остаток по договору банковского счёта',
  },
]

const invoices = [
  { number: 501, amount: 12_000_000, ownerId: anna._id },
  { number: 502, amount: 845_000, ownerId: pyotr._id },
  { number: 503, amount: 2_000_000, ownerId: anna._id },
  { number: 504, amount: 377_700, ownerId: pyotr._id },
] as const

/** A mock market with a statement; `long` adds a line with long words and as many as need a second page. */
export function statementMarket({
  isLong = false,
  isEmpty = false,
}: { isLong?: boolean; isEmpty?: boolean } = {}) {
  const { state, handlers } = createMockMarket({ signedInId: vera._id })
  const like = state.transactions.find(
    ({ method, status }) => method === 'CHECK' && status === 'IN_PROCESSED',
  )
  if (!like) throw new Error('The fixtures have no invoice that waits for its money.')
  state.transactions = invoices.map(({ number, amount, ownerId }) => {
    const own = { _id: `invoice-${number}`, number: 2000 + number, amount, ownerId }
    return Object.assign({}, like, own, { invoice: { number, date: '2026-11-19' as const } })
  })
  const purpose = `Оплата за срезанные цветы по договору поставки № 14/2026-ЦВ от 12.01.2026, ${'спецификация № 7/11, '.repeat(9)}в том числе НДС 20 %`
  const many = Array.from({ length: 60 }, (_, place) => ({
    number: String(200 + place),
    amount: 987_654_321 + place,
    payer: longCompany,
    inn: '1655123456',
    purpose,
  }))
  const importedBy = 'Вера Соколова'
  const statement = addBankStatement(state, {
    transfers: (isEmpty ? [] : isLong ? many : payments).map(transferOf),
    importedBy,
  })
  return { state, handlers, id: statement._id, importedBy }
}

/** A line of a statement, which a statement of another format names by the bank's reference, and which was credited there. */
export function creditedInOtherFormat(
  { state, importedBy }: ReturnType<typeof statementMarket>,
  number: string,
): void {
  const line = state.bankTransfers.find((one) => one.number === number)
  if (!line) throw new Error(`No line has the number ${number}.`)
  const key = `reference:${number}`
  addBankStatement(state, { transfers: [{ ...line, key }], importedBy })
  const credited = {
    transactionId: 'credited',
    creditedAt: state.now.toISOString(),
    decision: { by: importedBy, at: state.now.toISOString(), reason: null },
  }
  state.bankTransfers = state.bankTransfers.map((one) =>
    one.key === key ? Object.assign({}, one, credited) : one,
  )
}

/** What a colleague did with the lines of a statement meanwhile. */
export function decidedByColleague(
  { state }: Pick<ReturnType<typeof statementMarket>, 'state'>,
  number: string,
): void {
  const decision: CallOutput<'bankStatementGet'>['lines'][number]['decision'] = {
    by: 'Ольга Мельник',
    at: state.now.toISOString(),
    reason: 'Возврат займа учредителю',
  }
  state.bankTransfers = state.bankTransfers.map((one) =>
    one.number === number ? { ...one, excludedAt: state.now.toISOString(), decision } : one,
  )
}
