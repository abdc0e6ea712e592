import { parseMinor } from '../money/decimal.ts'
import { isIsoDate } from '../time/iso-date.ts'
import type { IsoDate } from '../time/iso-date.ts'
import type { BankTransfer } from './bank-match.ts'

/** Money that a statement says has come to the operator's account. */
export interface IncomingTransfer extends BankTransfer {
  /** The same for the same transfer in every file. */
  readonly key: string
  readonly number: string
  readonly date: IsoDate
  readonly payerName: string
  readonly payerAccount: string
}

/** The formats that a bank's statement may come in. */
export const bankStatementFormats = ['1c', 'camt.053'] as const

/** A format of statements. */
export type BankStatementFormat = (typeof bankStatementFormats)[number]

/** What is read of a bank's statement: what came in. */
export interface BankStatement {
  /** Kopecks that came in by the bank's own sum; null where it states none. */
  readonly turnover: number | null
  readonly transfers: readonly IncomingTransfer[]
}

/** More payments than a bank writes into one file of a wholesaler's year. */
export const maxBankTransfers = 10_000

const maxText = 500

/** A text as it is kept: one line of a bounded length. */
export function bankText(text: string | undefined): string {
  return (text ?? '')
    .slice(0, 2 * maxText)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxText)
}

/** What identifies a transfer that its bank gives no reference: payer's account, number, date and sum. */
export function bankTransferKey({
  payerAccount,
  number,
  date,
  amount,
}: Pick<IncomingTransfer, 'payerAccount' | 'number' | 'date' | 'amount'>): string {
  return ['transfer', payerAccount, number, date, amount].join(':')
}

/**
 * Transfers with keys of their own: of those that cannot be told apart, which a bank lists as often as they were paid, each but the
 * first is told by its place among them. Without it all but one would be lost.
 */
export function withDistinctKeys(transfers: readonly IncomingTransfer[]): IncomingTransfer[] {
  const seen = new Map<string, number>()
  return transfers.map((transfer) => {
    const count = (seen.get(transfer.key) ?? 0) + 1
    seen.set(transfer.key, count)
    return count === 1 ? transfer : { ...transfer, key: `${transfer.key}#${count}` }
  })
}

type Section = Map<string, string>

interface Sections {
  readonly head: Section
  readonly accounts: readonly Section[]
  readonly documents: readonly Section[]
}

/** The sections of the file: its head, those of accounts and of documents; null for another file, or one without an end. */
function sectionsOf(text: string): Sections | null {
  const lines = text.split(/\r?\n/u)
  if (
    lines[0]?.trim() !== '1CClientBankExchange' ||
    lines.findLast((line) => line !== '')?.trim() !== 'КонецФайла'
  ) {
    return null
  }
  const head: Section = new Map()
  const accounts: Section[] = []
  const documents: Section[] = []
  let current = head
  for (const line of lines) {
    const equals = line.indexOf('=')
    const key = (equals === -1 ? line : line.slice(0, equals)).trim()
    if (key.startsWith('Секция')) {
      current = new Map()
      if (key === 'СекцияРасчСчет') accounts.push(current)
      else documents.push(current)
    } else if (key.startsWith('Конец')) current = head
    else if (equals !== -1) current.set(key, line.slice(equals + 1).trim())
  }
  return { head, accounts, documents }
}

function dayOf(text: string | undefined): IsoDate | null {
  const day = text?.split('.').toReversed().join('-')
  return isIsoDate(day) ? day : null
}

function kopecksOf(text: string | undefined): number | null {
  const parsed = parseMinor((text ?? '').slice(0, 30), { fractionDigits: 2 })
  return parsed.ok && parsed.minor >= 0 ? parsed.minor : null
}

/** A purpose may go on in numbered lines. */
function purposeOf(section: Section): string {
  const more = Array.from({ length: 6 }, (_, place) => section.get(`НазначениеПлатежа${place + 1}`) ?? '')
  return section.get('НазначениеПлатежа') ?? more.filter(Boolean).join(' ')
}

function transferOf(section: Section): IncomingTransfer | null {
  const amount = kopecksOf(section.get('Сумма'))
  const ordered = dayOf(section.get('Дата'))
  if (amount === null || amount === 0 || ordered === null) return null
  const transfer = {
    number: bankText(section.get('Номер')),
    amount,
    payerName: bankText(section.get('Плательщик1') ?? section.get('Плательщик')),
    payerInn: bankText(section.get('ПлательщикИНН')),
    payerAccount: bankText(section.get('ПлательщикСчет') ?? section.get('ПлательщикРасчСчет')),
    purpose: bankText(purposeOf(section)),
  }
  // By the date of the order: that of its arrival may differ between the files of two days.
  const key = bankTransferKey({ ...transfer, date: ordered })
  return { ...transfer, date: dayOf(section.get('ДатаПоступило')) ?? ordered, key }
}

/**
 * Reads a statement of an account in 1C's format (`1CClientBankExchange`), already decoded. Null where it is another file or
 * account, where a part of it is missing, and where its payments do not sum to the turnover that it states.
 */
export function readOneCStatement(text: string, account: string): BankStatement | null {
  const sections = sectionsOf(text)
  if (sections === null || sections.documents.length > maxBankTransfers) return null
  const own = sections.accounts.find((section) => section.get('РасчСчет') === account)
  if (own === undefined && sections.head.get('РасчСчет') !== account) return null
  const transfers = sections.documents
    .filter((section) => (section.get('ПолучательСчет') ?? section.get('ПолучательРасчСчет')) === account)
    .map(transferOf)
  const whole = transfers.filter((transfer) => transfer !== null)
  if (whole.length < transfers.length) return null
  const statement = {
    turnover: kopecksOf(own?.get('ВсегоПоступило')),
    transfers: withDistinctKeys(whole),
  }
  return bankStatementAddsUp(statement) ? statement : null
}

/** Whether the payments of a statement sum to the turnover that it states; where they do not, a part of it is missing. */
export function bankStatementAddsUp({ turnover, transfers }: BankStatement): boolean {
  return turnover === null || turnover === transfers.reduce((sum, { amount }) => sum + amount, 0)
}
