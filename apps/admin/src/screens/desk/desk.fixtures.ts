import { fixtureNow, receiptPicture } from '@flower-market/api-client/msw'
import { deskKinds } from '@flower-market/flower-domain'
import type { DeskItem } from '../../components/desk-item/desk-item.ts'
import type { Desk } from './desk.atoms.ts'

const minuteMs = 60_000

function at(minutes: number): string {
  return new Date(fixtureNow.getTime() + minutes * minuteMs).toISOString()
}

const anna = { _id: 'demo-anna', name: 'Анна Котова', company: 'Букет на Полянке' }
const timur = { _id: 'timur', name: 'Тимур Ахмедов', company: 'Flora Line' }
const denis = { _id: 'denis', name: 'Денис Рябов', company: 'ИП Рябов' }
const oleg = { _id: 'oleg', name: 'Олег Марченко', company: 'Флора-Юг' }

/** One item of each kind, the nearest deadline first. */
const items: DeskItem[] = [
  {
    kind: 'ledger',
    _id: '17',
    since: at(-420),
    deadline: at(-420),
    person: anna,
    sum: null,
    watchers: [],
    question: null,
    facts: { currency: 'USD' },
  },
  {
    kind: 'claim',
    _id: 'claim',
    since: at(-1462),
    deadline: at(-22),
    person: oleg,
    sum: 384_000,
    watchers: [],
    question: null,
    facts: {
      number: 31,
      orderId: 'order',
      orderNumber: 10_391,
      reason: 'broken',
      comment: 'Сломаны бутоны в трёх пачках сверху',
      variety: 'Athena',
      lengthCm: 50,
      quantity: 60,
      shipped: 400,
      photos: [],
    },
  },
  {
    kind: 'top-up',
    _id: 'top-up',
    since: at(-49),
    deadline: at(18),
    person: anna,
    sum: 5_000_000,
    watchers: [],
    question: null,
    facts: {
      number: 20_411,
      method: 'QRCODE',
      proof: `data:image/png;base64,${receiptPicture.base64}`,
      proofType: 'image',
      receipt: null,
      createdAt: at(-64),
      balance: 13_425_000,
      inn: '770412345678',
    },
  },
  {
    kind: 'crypto',
    _id: '9',
    since: at(-72),
    deadline: at(48),
    person: timur,
    sum: 4_999_720,
    watchers: [],
    question: null,
    facts: {
      usdt: '512.004137',
      expected: '512.004137',
      number: 20_398,
      reason: 'paid-late',
      txid: '7f3a'.repeat(16),
    },
  },
  {
    kind: 'verification',
    _id: 'denis',
    since: at(-1368),
    deadline: at(72),
    person: denis,
    sum: null,
    watchers: [{ _id: 'colleague', name: 'Олег Северов', isTaken: false }],
    question: null,
    facts: {
      name: 'ИП Рябов Денис Олегович',
      phone: '79161230000',
      email: 'denis@ryabov.example',
      city: 'Тверь',
      address: 'ул. Советская, 1',
      index: '170100',
      inn: '690312345678',
    },
  },
  {
    kind: 'import',
    _id: 'import',
    since: at(-30),
    deadline: at(318),
    person: null,
    sum: null,
    watchers: [{ _id: 'colleague', name: 'Олег Северов', isTaken: true }],
    question: null,
    facts: {
      plantation: 'Quinta Lumbre',
      fileName: 'quinta-48.xlsx',
      deliveryDate: '2026-11-26',
      lines: 204,
      questions: 3,
    },
  },
  {
    kind: 'statement-line',
    _id: 'line',
    since: at(-40),
    deadline: at(378),
    person: null,
    sum: 3_840_000,
    watchers: [],
    question: null,
    facts: {
      statementId: 'statement',
      number: '118',
      date: '2026-11-20',
      payer: 'ООО «Лепесток»',
      payerInn: '7704123456',
      purpose: 'Оплата за цветы по счёту 20388',
      verdict: 'doubtful',
      invoice: { transactionId: 'paid', number: 20_388, amount: 3_840_000 },
      isCreditedBefore: false,
    },
  },
  {
    kind: 'job',
    _id: 'job',
    since: at(-20),
    deadline: at(378),
    person: null,
    sum: null,
    watchers: [],
    question: null,
    facts: { name: 'identity.notice-mail', reason: 'Error: connect ECONNREFUSED' },
  },
  {
    kind: 'transfer',
    _id: 'transfer',
    since: at(-95),
    deadline: at(320),
    person: timur,
    sum: null,
    watchers: [],
    question: null,
    facts: {
      number: 20_401,
      cause: 'to-send',
      plantation: 'Alto Zafiro',
      beneficiary: 'Alto Zafiro Roses S.A.',
      amount: 36_000,
      currency: 'USD',
    },
  },
  {
    kind: 'recipient',
    _id: 'recipient',
    since: at(-200),
    deadline: at(1240),
    person: denis,
    sum: null,
    watchers: [],
    question: null,
    facts: {
      name: 'Sabana Cobre, Bogotá',
      plantation: 'Sabana Cobre',
      beneficiary: 'Sabana Cobre S.A.S.',
      isChanged: true,
    },
  },
  {
    kind: 'request',
    _id: 'request',
    since: at(-2000),
    deadline: at(1400),
    person: denis,
    sum: 1_960_000,
    watchers: [],
    question: null,
    facts: { number: 10_402, plantation: 'Kilima Dawn Blooms', positions: 4, deliveryDate: '2026-12-03' },
  },
]

/** A desk with one item of each kind. */
export const fullDesk: Desk = {
  now: fixtureNow.toISOString(),
  items,
  counts: Object.fromEntries(
    deskKinds.map((kind) => [kind, items.filter((item) => item.kind === kind).length]),
  ) as Desk['counts'],
  day: {
    orders: { count: 38, sum: 148_260_000 },
    arrived: 112_648_000,
    topUps: { count: 5, sum: 21_450_000 },
    shipped: { done: 12, of: 31 },
    ledgerDifferences: 1,
  },
}

/** A desk where nothing waits. */
export const emptyDesk: Desk = {
  ...fullDesk,
  items: [],
  counts: Object.fromEntries(deskKinds.map((kind) => [kind, 0])) as Desk['counts'],
  day: {
    orders: { count: 0, sum: 0 },
    arrived: 0,
    topUps: { count: 0, sum: 0 },
    shipped: { done: 0, of: 0 },
    ledgerDifferences: 0,
  },
}

const topUps = items.filter((item) => item.kind === 'top-up')
const paymentOrder = {
  method: 'CHECK',
  proof: '/api/file/00000000-0000-4000-8000-000000000118',
  proofType: 'pdf',
} as const

/** A desk with a transfer to an invoice, which the PDF of a payment order proves. */
export const invoiceDesk: Desk = {
  ...fullDesk,
  items: topUps.map((item) =>
    Object.assign({}, item, { facts: Object.assign({}, item.facts, paymentOrder) }),
  ),
}
