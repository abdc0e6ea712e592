import type { CallOutput } from '@flower-market/api-client/contract'
import {
  deskDeadline,
  doubtIfCredited,
  formatUsdt,
  matchBankTransfer,
  stockSystemItemId,
  type DeskKind,
} from '@flower-market/flower-domain'
import { sql, type RawBuilder } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db } from '../../platform/database/database.ts'
import { filePath } from '../../platform/http/file-path.ts'
import { listCreditedBefore, listOpenInvoices } from '../bank-statements/index.ts'
import { differingLots } from '../stock/index.ts'

type Item = CallOutput<'desk'>['items'][number]
type ItemOf<K extends DeskKind> = Extract<Item, { kind: K }>
type Facts<K extends DeskKind> = ItemOf<K>['facts']

/** An item before it is known who looks at it and what was asked about it. */
export type WaitingItem = Item extends infer I
  ? I extends Item
    ? Omit<I, 'watchers' | 'question'>
    : never
  : never

/** The first items of a kind, and how many there are. */
export interface WaitingOfKind {
  readonly items: readonly WaitingItem[]
  readonly total: number
}

/** Which items of a kind are read. */
export interface Wanted {
  /** Whose; everybody's where it is missing. */
  readonly owner?: string | undefined
  /** How many of each kind at most; they are counted all the same. */
  readonly limit: number
}

interface Row {
  _id: string
  since: Date
  personId: string | null
  name: string | null
  company: string | null
  sum: bigint | null
  total: bigint
  facts: Record<string, unknown>
}

/** Who a row belongs to, and how many rows there are. */
const person = sql`people.id AS "personId", trim(concat_ws(' ', people.name, people.surname)) AS name, people.company,
  count(*) OVER () AS total`
const nobody = sql`NULL::text AS "personId", NULL AS name, NULL AS company, count(*) OVER () AS total`

async function read<K extends DeskKind>(
  { db, owner, limit }: Wanted & { readonly db: Db },
  kind: K,
  query: RawBuilder<unknown>,
  complete: (facts: Record<string, unknown>, row: Row) => Facts<K> = (facts) => facts as Facts<K>,
): Promise<WaitingOfKind> {
  const asked =
    owner === undefined ? query : sql`SELECT * FROM (${query}) AS waiting WHERE "personId" = ${owner}`
  const { rows } = await sql<Row & { answerBy?: Date }>`${asked} LIMIT ${limit}`.execute(db)
  const items = rows.map((row) => {
    const { _id, since, personId, name, company, sum, answerBy } = row
    const deadline = answerBy ?? deskDeadline(kind as Exclude<K, 'request'>, since)
    return {
      kind,
      _id,
      since: since.toISOString(),
      deadline: deadline.toISOString(),
      person: personId === null ? null : { _id: personId, name: name ?? '', company: company ?? '' },
      sum: sum === null ? null : toMinor(sum),
      facts: complete(row.facts, row),
    } as unknown as WaitingItem
  })
  return { items, total: owner === undefined ? Number(rows[0]?.total ?? 0n) : items.length }
}

function topUps(db: Db, wanted: Wanted) {
  return read(
    { db, ...wanted },
    'top-up',
    sql`SELECT payments.id AS _id, coalesce(files.at, (proof->'entered'->>'at')::timestamptz) AS since, ${person},
        payments.amount AS sum, json_build_object(
        'number', payments.number, 'method', method, 'proof', files.id, 'receipt', (proof->'entered') - 'at', 'createdAt', payments.created_at, 'inn', people.inn,
        'proofType', CASE WHEN files.content_type = 'application/pdf' THEN 'pdf' WHEN files.id IS NOT NULL THEN 'image' END,
        'balance', coalesce((SELECT balance FROM ledger_accounts
          WHERE owner_id = people.id AND ledger_accounts.currency = 'RUB'), 0)) AS facts
      FROM payments JOIN people ON people.id = person_id LEFT JOIN files ON files.id = payments.proof->>'file'
      WHERE payments.status = 'IN_PROCESSED' AND proof IS NOT NULL AND (files.id IS NOT NULL OR proof ? 'entered')
      ORDER BY since`,
    (facts) => ({
      ...(facts as Facts<'top-up'>),
      proof: facts['proof'] === null ? null : filePath(String(facts['proof'])),
      createdAt: new Date(String(facts['createdAt'])).toISOString(),
    }),
  )
}

function verifications(db: Db, wanted: Wanted) {
  return read(
    { db, ...wanted },
    'verification',
    sql`SELECT people.id AS _id, asked_at AS since, ${person}, NULL AS sum, json_build_object(
        'name', verifications.name, 'phone', verifications.phone, 'email', people.email, 'city', verifications.city,
        'address', verifications.address, 'index', verifications.postal_code, 'inn', people.inn) AS facts
      FROM verifications JOIN people ON people.id = person_id WHERE status = 'WAITING' ORDER BY asked_at`,
  )
}

function cryptoTransfers(db: Db, wanted: Wanted) {
  return read(
    { db, ...wanted },
    'crypto',
    sql`SELECT crypto_transfers.id::text AS _id, block_at AS since, ${person}, payments.amount AS sum, json_build_object(
        'usdt', crypto_transfers.units::text, 'expected', crypto_payments.units::text, 'number', payments.number,
        'reason', crypto_transfers.reason, 'txid', txid) AS facts
      FROM crypto_transfers LEFT JOIN crypto_payments ON crypto_payments.payment_id = crypto_transfers.payment_id
        LEFT JOIN payments ON payments.id = crypto_transfers.payment_id LEFT JOIN people ON people.id = payments.person_id
      WHERE crypto_transfers.status = 'held' ORDER BY block_at`,
    (facts) => ({
      ...(facts as Facts<'crypto'>),
      usdt: formatUsdt(BigInt(String(facts['usdt']))),
      expected: facts['expected'] === null ? null : formatUsdt(BigInt(String(facts['expected']))),
    }),
  )
}

/** A line that was in several statements is listed with the first of them. */
async function statementLines(db: Db, wanted: Wanted) {
  const open = await listOpenInvoices(db)
  const creditedBefore = await listCreditedBefore(db)
  return read(
    { db, ...wanted },
    'statement-line',
    sql`SELECT bank_transfers.id AS _id, imported_at AS since, ${nobody}, bank_transfers.amount AS sum, json_build_object(
        'statementId', statement_id, 'number', number, 'date', date, 'payer', payer_name, 'payerInn', payer_inn,
        'purpose', purpose) AS facts
      FROM bank_transfers JOIN LATERAL (
        SELECT statement_id, imported_at FROM bank_statement_transfers
          JOIN bank_statements ON bank_statements.id = statement_id
        WHERE transfer_id = bank_transfers.id ORDER BY imported_at LIMIT 1) AS first ON true
      WHERE payment_id IS NULL AND excluded_at IS NULL ORDER BY imported_at, bank_transfers.id`,
    (facts, { _id, sum }) => {
      const line = facts as unknown as Facts<'statement-line'>
      const isCreditedBefore = creditedBefore.has(_id)
      const match = doubtIfCredited(
        matchBankTransfer({ ...line, amount: toMinor(sum ?? 0n) }, open),
        isCreditedBefore,
      )
      const invoice = match.verdict === 'unmatched' ? null : match.invoice
      return {
        ...line,
        isCreditedBefore,
        verdict: match.verdict,
        invoice: invoice && {
          transactionId: invoice.transactionId,
          number: invoice.number,
          amount: invoice.amount,
        },
      }
    },
  )
}

function transfers(db: Db, wanted: Wanted) {
  return read(
    { db, ...wanted },
    'transfer',
    sql`SELECT transfers.id AS _id, coalesce(unanswered_at, transfers.created_at) AS since, ${person}, NULL AS sum,
        json_build_object('number', transfers.number,
          'cause', CASE WHEN unanswered_at IS NULL THEN 'to-send' ELSE 'unanswered' END,
          'plantation', payee->'plantation'->>'name', 'beneficiary', payee->>'beneficiary', 'amount', received,
          'currency', target) AS facts
      FROM transfers JOIN quotes ON quotes.id = quote_id JOIN people ON people.id = transfers.person_id
      WHERE payee IS NOT NULL AND (transfers.status = 'IN_PROCESSED'
        OR transfers.status = 'SENDED' AND unanswered_at IS NOT NULL)
      ORDER BY since`,
  )
}

function recipients(db: Db, wanted: Wanted) {
  return read(
    { db, ...wanted },
    'recipient',
    sql`SELECT recipients.id AS _id, changed_at AS since, ${person}, NULL AS sum, json_build_object(
        'name', recipients.name, 'plantation', plantations.name, 'beneficiary', beneficiary,
        'isChanged', approved IS NOT NULL) AS facts
      FROM recipients JOIN plantations ON plantations.id = recipients.plantation_id
        LEFT JOIN people ON people.id = owner_id
      WHERE recipients.status = 'WAITING' ORDER BY changed_at`,
  )
}

function claims(db: Db, wanted: Wanted) {
  return read(
    { db, ...wanted },
    'claim',
    sql`SELECT claims.id AS _id, claims.created_at AS since, ${person},
        claims.quantity::bigint * agreed_price AS sum, json_build_object(
        'number', claims.number, 'orderId', purchases.id, 'orderNumber', purchases.number, 'reason', claims.reason,
        'comment', claims.comment, 'variety', variety, 'lengthCm', length_cm, 'quantity', claims.quantity,
        'shipped', shipped_quantity, 'photos', (SELECT coalesce(json_agg(file_id ORDER BY at), '[]')
          FROM claim_photos WHERE claim_id = claims.id)) AS facts
      FROM claims JOIN purchases ON purchases.id = claims.purchase_id JOIN people ON people.id = person_id
        JOIN purchase_lines ON purchase_lines.purchase_id = claims.purchase_id
          AND purchase_lines.position = claims.position
      WHERE claims.status = 'open' ORDER BY claims.created_at`,
    (facts) => ({
      ...(facts as Facts<'claim'>),
      photos: (facts['photos'] as string[]).map(filePath),
    }),
  )
}

function requests(db: Db, wanted: Wanted) {
  return read(
    { db, ...wanted },
    'request',
    sql`SELECT plantation_requests.id AS _id, sent_at AS since, answer_by AS "answerBy", ${person},
        (SELECT sum(quantity::bigint * price)::bigint FROM plantation_request_lines WHERE request_id = plantation_requests.id) AS sum,
        json_build_object('number', number, 'plantation', plantations.name, 'deliveryDate', delivery_date,
          'positions', (SELECT count(*) FROM plantation_request_lines WHERE request_id = plantation_requests.id)) AS facts
      FROM plantation_requests JOIN people ON people.id = person_id JOIN plantations ON plantations.id = plantation_requests.plantation_id
      WHERE plantation_requests.status = 'sent' ORDER BY answer_by`,
  )
}

function imports(db: Db, wanted: Wanted) {
  return read(
    { db, ...wanted },
    'import',
    sql`SELECT _id, since, ${nobody}, NULL AS sum, facts FROM (
        SELECT stock_imports.id AS _id, stock_imports.created_at AS since, json_build_object(
          'plantation', plantations.name, 'fileName', file_name, 'deliveryDate', delivery_date,
          'lines', jsonb_array_length(lines),
          'questions', (SELECT count(*) FROM jsonb_array_elements(lines) AS line WHERE line->>'status' = 'asked')) AS facts
        FROM stock_imports JOIN plantations ON plantations.id = stock_imports.plantation_id
        WHERE stock_imports.status = 'open'
        UNION ALL SELECT ${stockSystemItemId}, (SELECT read_at FROM stock_readings WHERE what = 'items'), json_build_object(
          'plantation', 'MoySklad', 'fileName', 'MoySklad', 'deliveryDate', min(day), 'lines', count(*), 'questions', 0)
        FROM (${differingLots}) AS differing HAVING count(*) > 0
      ) AS waiting ORDER BY since`,
  )
}

function ledgerDifferences(db: Db, wanted: Wanted) {
  return read(
    { db, ...wanted },
    'ledger',
    sql`SELECT ledger_accounts.id::text AS _id, frozen_at AS since, ${person}, NULL AS sum,
        json_build_object('currency', ledger_accounts.currency) AS facts
      FROM ledger_accounts LEFT JOIN people ON people.id = owner_id WHERE frozen_at IS NOT NULL ORDER BY frozen_at`,
  )
}

/** What waits for staff in the tables of the shop, by kind. */
export const deskSources = {
  'top-up': topUps,
  verification: verifications,
  crypto: cryptoTransfers,
  'statement-line': statementLines,
  transfer: transfers,
  recipient: recipients,
  claim: claims,
  request: requests,
  import: imports,
  ledger: ledgerDifferences,
} as const satisfies {
  readonly [K in Exclude<DeskKind, 'job'>]: (db: Db, wanted: Wanted) => Promise<WaitingOfKind>
}
