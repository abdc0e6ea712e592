import type { Call } from '../../call.ts'
import type { CallInput, CallOutput } from '../../contract/contract.ts'
import type { OpenBrowser, SuitePeople } from './contract-case.ts'
import { openBrowserAs } from './open-browser-as.ts'
import { recipientsOf } from './plantation.cases.ts'
import { ensureAddress, freshKey } from './shopping.ts'
import { verify } from './verify.ts'

type Body = CallInput<'orderMyself'>['body']

/** Both sides of a request. */
export interface RequestSides {
  readonly call: Call
  readonly farm: Call
  /** Sends a request of two lines to the farm's plantation; the changes go over its body. */
  readonly send: (changes?: Partial<Body>) => Promise<CallOutput<'orderMyself'>>
  readonly answer: (
    id: string,
    changes?: Omit<CallInput<'requestAnswer'>['body'], '_id'>,
  ) => Promise<CallOutput<'requestAnswer'>>
}

/** Opens the browsers of a buyer and of the plantation's representative. */
export async function openRequestSides(
  call: Call,
  openBrowser: OpenBrowser,
  { buyer, recipient }: SuitePeople,
): Promise<RequestSides> {
  await call('signin', { body: buyer })
  const farm = await openBrowserAs(openBrowser, recipient)
  const own = (await recipientsOf(farm)).find(({ isOwn }) => isOwn)
  verify(own !== undefined, 'the representative has a plantation')
  const plantation = own.plantation._id
  const send = async (changes: Partial<Body> = {}) => {
    const { days, varieties } = await call('requestVarieties', { query: { plantation } })
    const [day] = days
    const [variety] = varieties
    verify(day !== undefined && variety !== undefined, 'the plantation can be asked')
    const { type, variety: name } = variety
    const address = await ensureAddress(call)
    const position = { type, variety: name, lengthCm: 60, price: 12_000, quantity: 200, boxes: 1 }
    const body: Body = {
      plantation,
      date: day,
      positions: [position, { ...position, lengthCm: 50, price: 9_000, quantity: 100 }],
      methodDelivery: 'delivery',
      address: address._id,
      paymentMethod: 'BALANCE',
      ...changes,
    }
    return call('orderMyself', { body }, { idempotencyKey: freshKey() })
  }
  const answer: RequestSides['answer'] = (id, changes = {}) =>
    farm('requestAnswer', { body: { _id: id, ...changes } }, { idempotencyKey: freshKey() })
  return { call, farm, send, answer }
}

/** Accepts all that is agreed. */
export function acceptAll(call: Call, id: string, idempotencyKey = freshKey()) {
  return call('plantationOrderCreateAll', { query: { _id: id } }, { idempotencyKey })
}

/** Cancels a request. */
export function cancelAll(call: Call, id: string, idempotencyKey = freshKey()) {
  return call('plantationOrderCancelAll', { query: { _id: id } }, { idempotencyKey })
}
