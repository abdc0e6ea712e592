import { demoRequisites } from '@flower-market/flower-domain'
import type { Call } from '../../call.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { freshKey } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** The letters of windows-1251, of which the test needs those of Russian. */
function toWindows1251(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    if (code < 0x80) return code
    if (letter === 'ё') return 0xb8
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : 0x3f
  })
}

interface Payment {
  readonly number: string
  readonly amount: number
  readonly purpose: string
}

function statementOf(payments: readonly Payment[]): Blob {
  const { account } = demoRequisites
  const documents = payments.flatMap(({ number, amount, purpose }) => [
    'СекцияДокумент=Платежное поручение',
    `Номер=${number}`,
    'Дата=20.11.2026',
    `Сумма=${(amount / 100).toFixed(2)}`,
    'ПлательщикСчет=40702810100000000001',
    `ПолучательСчет=${account}`,
    `НазначениеПлатежа=${purpose}`,
    'КонецДокумента',
  ])
  const lines = [
    '1CClientBankExchange',
    'Кодировка=Windows',
    `РасчСчет=${account}`,
    ...documents,
    'КонецФайла',
    '',
  ]
  return new Blob([toWindows1251(lines.join('\r\n'))], { type: 'text/plain' })
}

function topUpByInvoice(call: Call, amount: number) {
  const body = { kind: 'top-up', paymentMethod: 'CHECK', amount } as const
  return call('transactionCreate', { body }, { idempotencyKey: freshKey() })
}

/** Statements of the operator's bank, which only staff read and credit. */
export function bankStatementCases({ buyer, admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a transfer of a statement is matched to its invoice, credited when staff say so, and once',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const asked = await topUpByInvoice(call, 777_100)
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const number = freshKey().slice(0, 8)
        const named = { number, amount: 777_100, purpose: `Оплата по счету ${asked.invoice?.number}` }
        const stray = { number: `${number}-2`, amount: 5_500, purpose: 'Без назначения' }
        const file = statementOf([named, stray])
        const review = await staff('bankStatementImport', { body: file })
        const [first, second] = review.lines
        verify(first !== undefined && second !== undefined, 'both transfers are kept')
        verifySame([first.verdict, first.differs], ['doubtful', ['inn']], 'the bank does not say the INN')
        verifySame(first.invoice?.transactionId, asked._id, 'the invoice is found by its number')
        verifySame(
          [second.verdict, second.invoice],
          ['unmatched', null],
          'the other pays nothing that is known',
        )
        const before = await call('transactionGet', { params: { id: asked._id } })
        verifySame(before.status, 'IN_PROCESSED', 'reading credits nothing')

        const params = { id: review._id }
        const line = { lineId: first._id, transactionId: asked._id, seen: 'waiting' } as const
        const body = { lines: [line] }
        const idempotencyKey = freshKey()
        const credited = await staff('bankStatementCredit', { params, body }, { idempotencyKey })
        verifySame(credited.credited, 1, 'one is credited')
        const after = await call('transactionGet', { params: { id: asked._id } })
        verifySame(after.status, 'CONFIRMED', 'the top-up is confirmed')
        const again = await staff('bankStatementCredit', { params, body }, { idempotencyKey })
        verifySame(again, credited, 'the same once more credits nothing')
        const colleague = staff('bankStatementCredit', { params, body }, { idempotencyKey: freshKey() })
        await verifyRefused(colleague, 'statement-line-changed')
        verifySame(
          await staff('bankStatementImport', { body: file }),
          { ...credited, wasKnown: true },
          'the same file is the same statement',
        )
        verifySame(await staff('bankStatementGet', { params }), credited, 'it is there again')
        const creditOther = (reason?: string) => {
          const lines = [{ ...line, lineId: second._id }]
          return staff(
            'bankStatementCredit',
            { params, body: { lines, reason } },
            { idempotencyKey: freshKey() },
          )
        }
        await verifyRefused(creditOther(), 'statement-line-changed')
        await verifyRefused(creditOther('Платили дважды'), 'transaction-changed')
        const { items } = await staff('bankStatementList', {})
        verify(
          items.some(({ _id }) => _id === review._id),
          'the list has it',
        )
      },
    },
    {
      name: 'a transfer that pays no invoice is credited to the person whom staff name, with their reason, and once',
      run: async (call, openBrowser) => {
        const { _id: personId } = await call('signin', { body: buyer })
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const number = freshKey().slice(0, 8)
        const stray = { number, amount: 123_400, purpose: 'За цветы' }
        const review = await staff('bankStatementImport', { body: statementOf([stray]) })
        const lineId = review.lines[0]?._id ?? ''
        const params = { id: review._id }
        const body = { lineId, personId, seen: 'waiting' as const, reason: 'Плательщик позвонил' }
        const credit = (changes: Partial<typeof body> = {}) =>
          staff(
            'bankStatementCreditPerson',
            { params, body: { ...body, ...changes } },
            { idempotencyKey: freshKey() },
          )
        await verifyRefused(credit({ reason: ' ' }), 'validation-failed')
        await verifyRefused(credit({ personId: 'nobody' }), 'not-found')
        await verifyRefused(credit({ lineId: 'nothing' }), 'not-found')
        const { credited, lines } = await credit()
        verifySame(
          [credited, lines[0]?.verdict, lines[0]?.invoice, lines[0]?.creditedTo?.personId],
          [1, 'unmatched', null, personId],
          'it is credited to the person',
        )
        verifySame(lines[0]?.creditedTo?.reason, body.reason, 'the reason stays')
        const { items } = await call('transactionList', { query: { method: 'CHECK' } })
        verifySame(
          [items[0]?.amount, items[0]?.status, items[0]?.invoice],
          [stray.amount, 'CONFIRMED', null],
          'the person sees where the money came from',
        )
        await verifyRefused(credit(), 'statement-line-changed')
      },
    },
    {
      name: 'a transfer credited to an invoice that it does not match keeps the reason, and one excluded may be credited later',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const asked = await topUpByInvoice(call, 888_300)
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const number = freshKey().slice(0, 8)
        const stray = { number, amount: 888_200, purpose: 'За цветы' }
        const loan = { number: `${number}-2`, amount: 4_400, purpose: 'Возврат займа' }
        const review = await staff('bankStatementImport', { body: statementOf([stray, loan]) })
        const [first, second] = review.lines
        verify(first !== undefined && second !== undefined, 'both transfers are kept')
        verifySame(
          [review.groups.unmatched, review.days],
          [
            { lines: 2, amount: 892_600 },
            { from: '2026-11-20', to: '2026-11-20' },
          ],
          'the lines are counted',
        )
        const params = { id: review._id }
        const exclude = (seen: 'waiting' | 'excluded') =>
          staff('bankStatementExclude', { params, body: { lineId: second._id, seen, reason: 'Заём' } })
        const left = (await exclude('waiting')).lines[1]
        verifySame([left?.state, left?.decision?.reason], ['excluded', 'Заём'], 'it is excluded')
        await verifyRefused(exclude('waiting'), 'statement-line-changed')
        await verifyRefused(exclude('excluded'), 'statement-line-changed')
        const foundBy = { search: String(asked.invoice?.number), method: 'CHECK' } as const
        const { items } = await staff('openPayments', { query: foundBy })
        verify(
          items.some(({ _id }) => _id === asked._id),
          'an open invoice is found by its number',
        )
        const credit = (lineId: string, seen: 'waiting' | 'excluded') => {
          const reason = 'Банк удержал комиссию'
          const lines = [{ lineId, transactionId: asked._id, seen }]
          return staff(
            'bankStatementCredit',
            { params, body: { lines, reason } },
            { idempotencyKey: freshKey() },
          )
        }
        await verifyRefused(credit(second._id, 'waiting'), 'statement-line-changed')
        const credited = await credit(first._id, 'waiting')
        const [paid] = credited.lines
        verifySame(
          [paid?.state, paid?.invoice?.transactionId, paid?.creditedTo, paid?.decision?.reason],
          ['credited', asked._id, null, 'Банк удержал комиссию'],
          'the reason stays with the invoice',
        )
        verifySame(
          [credited.groups.credited, credited.groups.excluded],
          [
            { lines: 1, amount: 888_200 },
            { lines: 1, amount: 4_400 },
          ],
          'what came in is credited or excluded',
        )
      },
    },
    {
      name: 'what is no statement is refused, and nobody but staff reads any',
      run: async (call, openBrowser) => {
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const body = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
        await verifyRefused(staff('bankStatementImport', { body }), 'statement-not-recognized')
        const codes = Array.from('1CClientBankExchange\r\n', (letter) => letter.charCodeAt(0))
        const inTwoBytes = new Blob([Uint8Array.from(codes.flatMap((code) => [code, 0]))])
        await verifyRefused(staff('bankStatementImport', { body: inTwoBytes }), 'statement-wrong-encoding')
        await call('signin', { body: buyer })
        await verifyRefused(call('bankStatementList', {}), 'not-permitted')
        const params = { id: 'any' }
        const credit = { lineId: 'any', personId: 'any', seen: 'waiting', reason: 'Мне' } as const
        await verifyRefused(
          call('bankStatementCreditPerson', { params, body: credit }, { idempotencyKey: freshKey() }),
          'not-permitted',
        )
        await verifyRefused(call('bankStatementImport', { body }), 'not-permitted')
      },
    },
  ]
}
