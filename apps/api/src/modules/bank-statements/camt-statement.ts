import {
  bankText,
  bankTransferKey,
  isIsoDate,
  maxBankTransfers,
  parseMinor,
  withDistinctKeys,
  type BankStatement,
  type IncomingTransfer,
  type IsoDate,
} from '@flower-market/flower-domain'
import { XMLParser } from 'fast-xml-parser'
import { unreadable } from './unreadable.ts'

const lists = new Set(['Stmt', 'Ntry', 'TxDtls', 'Ustrd', 'Othr'])

// Texts stay texts: a parsed number would lose zeros of accounts and kopecks of sums.
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  isArray: (name) => lists.has(name),
})

/** Whether a file is XML with a bank's statement to its customer. */
export function isCamt(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 2_000)).includes('camt.053')
}

function decode(bytes: Uint8Array): string {
  const prolog = new TextDecoder('latin1').decode(bytes.subarray(0, 100)).toLowerCase()
  return new TextDecoder(prolog.includes('windows-1251') ? 'windows-1251' : 'utf-8').decode(bytes)
}

/** What stands at a path of elements, of lists the first; undefined where there is nothing. */
function at(node: unknown, ...path: readonly string[]): unknown {
  let found = node
  for (const name of path) {
    const one: unknown = Array.isArray(found) ? found[0] : found
    found = typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[name] : undefined
  }
  return found
}

function all(node: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = at(node, ...path)
  return Array.isArray(found) ? found : found === undefined ? [] : [found]
}

/** The text of an element, also of one with attributes. */
function textAt(node: unknown, ...path: readonly string[]): string {
  const found = at(node, ...path)
  const text = typeof found === 'object' ? at(found, '#text') : found
  return typeof text === 'string' ? bankText(text) : ''
}

/** A sum in rubles, in kopecks; null where there is none. Throws for another currency. */
function sumAt(node: unknown, ...path: readonly string[]): number | null {
  const text = textAt(node, ...path)
  if (text === '') return null
  const currency = textAt(node, ...path, '@_Ccy')
  const parsed = parseMinor(text, { fractionDigits: 2 })
  if (!parsed.ok || parsed.minor < 0 || (currency !== '' && currency !== 'RUB'))
    throw unreadable('A sum that is none in rubles.')
  return parsed.minor
}

function dayAt(entry: unknown): IsoDate {
  const text = textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')
  const day = text.slice(0, 10)
  if (!isIsoDate(day)) throw unreadable('An entry without a day.')
  return day
}

function accountAt(node: unknown): string {
  return textAt(node, 'Id', 'Othr', 'Id') || textAt(node, 'Id', 'IBAN')
}

interface EntryFacts {
  readonly date: IsoDate
  readonly reference: string
  /** Null where each part of a batch has a sum of its own. */
  readonly amount: number | null
}

function transferOf(details: unknown, { date, reference, amount: whole }: EntryFacts): IncomingTransfer {
  const amount = sumAt(details, 'Amt') ?? sumAt(details, 'AmtDtls', 'TxAmt', 'Amt') ?? whole
  if (amount === null || amount === 0) throw unreadable('A payment without a sum.')
  const parties = at(details, 'RltdPties')
  const debtor = at(parties, 'Dbtr', 'Pty') ?? at(parties, 'Dbtr')
  const transfer = {
    number: textAt(details, 'Refs', 'EndToEndId') || textAt(details, 'Refs', 'InstrId'),
    date,
    amount,
    payerName: textAt(debtor, 'Nm'),
    payerInn: textAt(debtor, 'Id', 'OrgId', 'Othr', 'Id') || textAt(debtor, 'Id', 'PrvtId', 'Othr', 'Id'),
    payerAccount: accountAt(at(parties, 'DbtrAcct')),
    purpose: bankText(all(details, 'RmtInf', 'Ustrd').map(String).join(' ')),
  }
  const own = textAt(details, 'Refs', 'AcctSvcrRef') || reference
  return { ...transfer, key: own === '' ? bankTransferKey(transfer) : `reference:${own}` }
}

/** The transfers of an entry that came in and was booked; a batch holds several. */
function transfersOf(entry: unknown): IncomingTransfer[] {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')
  const isIncoming = textAt(entry, 'CdtDbtInd') === 'CRDT' && textAt(entry, 'RvslInd') !== 'true'
  if (!isIncoming || status !== 'BOOK') return []
  const details = all(entry, 'NtryDtls', 'TxDtls')
  const [date, amount] = [dayAt(entry), sumAt(entry, 'Amt')]
  if (details.length <= 1) {
    return [transferOf(details[0] ?? {}, { date, amount, reference: textAt(entry, 'AcctSvcrRef') })]
  }
  const parts = details.map((part) => transferOf(part, { date, amount: null, reference: '' }))
  if (parts.reduce((sum, part) => sum + part.amount, 0) !== amount)
    throw unreadable('A batch that does not add up.')
  return parts
}

/**
 * Reads a statement of camt.053 (ISO 20022). Throws `statement-not-recognized` where it is another, or not whole. A document type
 * is refused: it could define entities that unfold to gigabytes, or name files.
 */
export function readCamt(bytes: Uint8Array, account: string): BankStatement {
  const text = decode(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) throw unreadable('XML with a document type.')
  const statement = all(parse(text), 'Document', 'BkToCstmrStmt', 'Stmt').find(
    (one) => accountAt(at(one, 'Acct')) === account,
  )
  if (statement === undefined) throw unreadable('No statement of the account.')
  const transfers = withDistinctKeys(all(statement, 'Ntry').flatMap(transfersOf))
  if (transfers.length > maxBankTransfers) throw unreadable('More payments than a statement has.')
  return { turnover: sumAt(statement, 'TxsSummry', 'TtlCdtNtries', 'Sum'), transfers }
}

function parse(text: string): unknown {
  try {
    return parser.parse(text, true)
  } catch (error) {
    throw unreadable(String(error))
  }
}
