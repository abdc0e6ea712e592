import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { toJSONSchema } from 'zod/v4/core'
import { isWriting, type Endpoint } from '../endpoint.ts'
import { permissions, type PermittedCall } from '../permissions.ts'
import { contract } from './contract.ts'

/** Writing calls of staff that name nothing of what was seen, and why none of them overwrites what somebody else has done. */
const needNone: Partial<Record<PermittedCall, string>> = {
  answerTemplatesSave: 'is saved for the own plantation, and staff represent none',
  requestAnswer: 'is answered for the own plantation, and staff represent none',
  transactionStatusAccept: 'is accepted for the own plantation, and staff represent none',
  auctionCreate: 'adds',
  bankStatementImport: 'adds; a statement that is there already is refused',
  lotCreate: 'adds',
  lotPhotoAdd: 'adds',
  personAdd: 'adds; an email that is taken is refused',
  plantationCreate: 'adds; a name that is taken is refused',
  regionCreate: 'adds; a name that is taken is refused',
  stockImportCreate: 'adds',
  auctionCancel: 'ends what is there once',
  lotPhotoRemove: 'ends what is there once',
  lotWithdraw: 'ends what is there once',
  personSessionEnd: 'ends what is there once',
  personSessionsEnd: 'ends what is there once',
  plantationChangeWithdraw: 'ends what is there once, before it holds',
  regionChangeWithdraw: 'ends what is there once, before it holds',
  stockImportDiscard: 'ends what is there once',
  stockImportUndo: 'ends what is there once, and leaves alone what was changed since',
  claimDecide: 'is decided once: what is not open is refused (claim-refused)',
  cryptoTransferSettle: 'is decided once: what does not wait is refused (transaction-changed)',
  dayClose: 'is done once (day-closed)',
  ratesEnter: 'is done once for a day (rates-known)',
  transactionConfirm: 'is decided once, by the amount that was seen (transaction-changed)',
  transactionSend: 'is done once: a transfer that was sent or rejected is refused (transaction-changed)',
  userVerificationReview: 'is decided once: what does not wait is refused (verification-closed)',
  deskWatch: 'says who looks at something, and decides nothing',
  ledgerProve: 'reads the ledger, and decides nothing',
  orderViewRemove: 'filters that somebody keeps for themselves',
  orderViewSave: 'filters that somebody keeps for themselves',
  passkeyAdd: 'is about oneself',
  passkeyBegin: 'is about oneself',
  passkeyRemove: 'is about oneself',
  questionAsk: 'asks once: while a question waits for its answer another is refused (question-changed)',
  recoveryCodesCreate: 'is about oneself',
  secondFactorBegin: 'is about oneself',
  secondFactorConfirm: 'is about oneself',
  secondFactorRemove: 'is about oneself',
}

/** The fields by which a body says what was seen: a version, or what is to be changed as it was. */
const seenField = /^(?:version|revision|from|seen[A-Z]?\w*)$/u

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
}

function namesSeen({ properties = {}, items, anyOf = [], oneOf = [] }: Shape): boolean {
  const inner = [...Object.values(properties), ...anyOf, ...oneOf, ...(items ? [items] : [])]
  return Object.keys(properties).some((name) => seenField.test(name)) || inner.some(namesSeen)
}

function namesWhatWasSeen(call: PermittedCall): boolean {
  const { body, bodyType }: Endpoint = contract[call]
  if (body === undefined || bodyType !== undefined) return false
  return namesSeen(toJSONSchema(body as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as Shape)
}

const ofStaff = (Object.entries(permissions) as [PermittedCall, readonly string[]][])
  .filter(([call, row]) => !row.includes('USER') && isWriting(contract[call] as Endpoint))
  .map(([call]) => call)

test('a writing call of staff names what was seen, or says why it needs not', () => {
  const unnamed = ofStaff.filter((call) => !namesWhatWasSeen(call))
  expect(unnamed.toSorted()).toEqual(Object.keys(needNone).toSorted())
})
