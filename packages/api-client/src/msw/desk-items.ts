import {
  currencyOfWallet,
  deskDeadline,
  doubtIfCredited,
  isTransferUnanswered,
  matchBankTransfer,
  type DeskKind,
  type ProofType,
} from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import { plantations } from '../fixtures/plantations.fixtures.ts'
import { creditedBeforeOf } from './bank-review.ts'
import type { MarketState } from './market-state.ts'

type Item = CallOutput<'desk'>['items'][number]
type ItemOf<K extends DeskKind> = Extract<Item, { kind: K }>

type Parts<K extends DeskKind> = Pick<ItemOf<K>, '_id' | 'since' | 'sum' | 'facts'> & {
  readonly owner: string | null
  readonly deadline?: string
}

function itemOf<K extends DeskKind>(state: MarketState, kind: K, parts: Parts<K>): Item {
  const { owner, deadline, ...rest } = parts
  const found = state.people.find(({ _id }) => _id === owner)
  const due = () => deskDeadline(kind as Exclude<K, 'request'>, new Date(rest.since)).toISOString()
  return {
    ...rest,
    kind,
    deadline: deadline ?? due(),
    person: found
      ? { _id: found._id, name: `${found.name} ${found.surname}`.trim(), company: found.company }
      : null,
    watchers: [],
    question: null,
  } as unknown as Item
}

function nameOfPlantation(id: string): string {
  return id in plantations ? plantations[id as keyof typeof plantations].name : id
}

/** What a proof is, whose address in the mocks begins with its type. */
function typeOf(proof: string | null): ProofType | null {
  if (proof === null) return null
  return proof.startsWith('data:application/pdf') ? 'pdf' : 'image'
}

function topUps(state: MarketState): Item[] {
  return state.transactions
    .filter(
      ({ status, proof, enteredReceipt = null }) =>
        status === 'IN_PROCESSED' && (proof !== null || enteredReceipt !== null),
    )
    .map(({ _id, ownerId, date, amount, number, method, proof, enteredReceipt: receipt = null }) => {
      const owner = state.people.find((one) => one._id === ownerId)
      const balance = owner?.accounts.find(({ type }) => type === 'RUBLE')?.amount ?? 0
      const facts = {
        number,
        method,
        proof,
        proofType: typeOf(proof),
        receipt,
        createdAt: date,
        balance,
        inn: owner?.inn ?? '',
      }
      return itemOf(state, 'top-up', { _id, owner: ownerId, since: date, sum: amount, facts })
    })
}

function verifications(state: MarketState): Item[] {
  return state.people
    .filter(({ verification }) => verification.status === 'WAITING')
    .map(({ _id, email, inn, verification: { name, phone, city, address, index, askedAt } }) =>
      itemOf(state, 'verification', {
        _id,
        owner: _id,
        since: askedAt ?? state.now.toISOString(),
        sum: null,
        facts: { name, phone, email, city, address, index, inn },
      }),
    )
}

function cryptoTransfers(state: MarketState): Item[] {
  return state.heldTransfers
    .filter(({ status }) => status === 'held')
    .map(({ _id, at, amount: usdt, payment, reason, txid }) =>
      itemOf(state, 'crypto', {
        _id,
        owner: payment?.personId ?? null,
        since: at,
        sum: payment?.amount ?? null,
        facts: { usdt, expected: payment?.usdt ?? null, number: payment?.number ?? null, reason, txid },
      }),
    )
}

function statementLines(state: MarketState): Item[] {
  const open = state.transactions.flatMap(({ _id, invoice, amount, ownerId, status, method }) =>
    invoice && status === 'IN_PROCESSED' && method === 'CHECK'
      ? [
          {
            transactionId: _id,
            number: invoice.number,
            amount,
            inn: state.people.find((one) => one._id === ownerId)?.inn ?? '',
          },
        ]
      : [],
  )
  return state.bankTransfers
    .filter(({ transactionId, excludedAt }) => transactionId === null && excludedAt === null)
    .map((transfer) => {
      const { _id, number, date, amount, payerName: payer, payerInn, purpose } = transfer
      const statement = state.bankStatements.find(({ transferIds }) => transferIds.includes(_id))
      const isCreditedBefore = creditedBeforeOf(state, transfer) !== null
      const match = doubtIfCredited(matchBankTransfer(transfer, open), isCreditedBefore)
      const found = match.verdict === 'unmatched' ? null : match.invoice
      const invoice = found && {
        transactionId: found.transactionId,
        number: found.number,
        amount: found.amount,
      }
      return itemOf(state, 'statement-line', {
        _id,
        owner: null,
        since: statement?.importedAt ?? state.now.toISOString(),
        sum: amount,
        facts: {
          statementId: statement?._id ?? '',
          number,
          date,
          payer,
          payerInn,
          purpose,
          verdict: match.verdict,
          invoice,
          isCreditedBefore,
        },
      })
    })
}

function transfers(state: MarketState): Item[] {
  return state.transactions.flatMap(({ _id, ownerId, number, status, date, transfer }) => {
    const sentAt = transfer?.events.find((event) => event.status === 'SENDED')?.at
    const isUnanswered =
      status === 'SENDED' && sentAt !== undefined && isTransferUnanswered(new Date(sentAt), state.now)
    if (!transfer?.recipient || (status !== 'IN_PROCESSED' && !isUnanswered)) return []
    const { beneficiary, plantation } = transfer.recipient
    const facts = {
      number,
      cause: isUnanswered ? ('unanswered' as const) : ('to-send' as const),
      plantation: plantation.name,
      beneficiary,
      amount: transfer.received,
      currency: currencyOfWallet(transfer.target),
    }
    const since = isUnanswered ? state.now.toISOString() : date
    return [itemOf(state, 'transfer', { _id, owner: ownerId, since, sum: null, facts })]
  })
}

function recipients(state: MarketState): Item[] {
  return state.recipients
    .filter(({ status }) => status === 'WAITING')
    .map(({ _id, ownerId, changedAt: since, name, plantation, beneficiary, approved }) => {
      const facts = { name, plantation: plantation.name, beneficiary, isChanged: approved !== null }
      return itemOf(state, 'recipient', { _id, owner: ownerId, since, sum: null, facts })
    })
}

function claims(state: MarketState): Item[] {
  return state.claims
    .filter(({ status }) => status === 'open')
    .flatMap((claim) => {
      const order = state.purchases.find(({ _id }) => _id === claim.orderId)
      const line = order?.lines.find(({ code }) => code === claim.code)
      if (!order || !line) return []
      const { _id, number, createdAt: since, reason, comment, quantity, photos } = claim
      const { variety, lengthCm } = line
      const facts = {
        number,
        orderId: order._id,
        orderNumber: order.number,
        reason,
        comment,
        variety,
        lengthCm,
        quantity,
        shipped: line.quantity,
        photos: [...photos],
      }
      return [itemOf(state, 'claim', { _id, owner: order.ownerId, since, sum: quantity * line.price, facts })]
    })
}

function requests(state: MarketState): Item[] {
  return state.requests
    .filter(({ status }) => status === 'sent')
    .map(({ _id, ownerId, number, sentAt, answerBy, plantationId, deliveryDate, lines }) =>
      itemOf(state, 'request', {
        _id,
        owner: ownerId,
        since: sentAt,
        deadline: answerBy,
        sum: lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
        facts: { number, plantation: nameOfPlantation(plantationId), positions: lines.length, deliveryDate },
      }),
    )
}

function imports(state: MarketState): Item[] {
  return state.stockImports
    .filter(({ status }) => status === 'open')
    .map(({ _id, createdAt: since, plantationId, fileName, date, lines }) =>
      itemOf(state, 'import', {
        _id,
        owner: null,
        since,
        sum: null,
        facts: {
          plantation: nameOfPlantation(plantationId),
          fileName,
          deliveryDate: date,
          lines: lines.length,
          questions: lines.filter(({ status }) => status === 'asked').length,
        },
      }),
    )
}

/** What waits for staff in the mock market, without who looks at it. */
export function deskItems(state: MarketState): Item[] {
  return [
    topUps,
    verifications,
    cryptoTransfers,
    statementLines,
    transfers,
    recipients,
    claims,
    requests,
    imports,
  ].flatMap((list) => list(state))
}
