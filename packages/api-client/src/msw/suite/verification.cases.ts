import type { Call } from '../../call.ts'
import type { ContractCase, OpenBrowser, SuitePeople } from './contract-case.ts'
import { confirmFreshPhone, join, messageTo } from './joining.ts'
import { buyOnePack, cardNow, freshKey, lineOf, orderOf, plentifulCard } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

async function cashOrder(call: Call) {
  const card = await plentifulCard(call)
  return { card, body: await orderOf(call, card.deliveryDate, [lineOf(card)], { paymentMethod: 'CASH' }) }
}

/** Attempts an order, and gives the state that its refusal names. */
async function refusedFor(call: Call) {
  const { card, body } = await cashOrder(call)
  const attempt = call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
  const { details } = await verifyRefused(attempt, 'verification-needed')
  verifySame((await cardNow(call, card))?.stemsAvailable, card.stemsAvailable, 'nothing was taken')
  return details
}

/** Neither exchanges nor transfers; a top-up is open to everybody. */
async function refuseExchange(call: Call): Promise<void> {
  const { _id: quoteId } = await call('accountRates', {
    query: { amount: 100_000, source: 'RUBLE', target: 'DOLLAR' },
  })
  const attempt = call('accountExchange', { body: { quoteId } }, { idempotencyKey: freshKey() })
  await verifyRefused(attempt, 'verification-needed')
  const body = { kind: 'transfer', quoteId } as const
  const transfer = call('transactionCreate', { body }, { idempotencyKey: freshKey() })
  await verifyRefused(transfer, 'verification-needed')
  const topUp = { kind: 'top-up', paymentMethod: 'CASH', amount: 50_000 } as const
  verifySame(
    (await call('transactionCreate', { body: topUp }, { idempotencyKey: freshKey() })).status,
    'IN_PROCESSED',
    'topping up needs none',
  )
}

/** Somebody new with a confirmed phone, who may ask for a review. */
async function applicant(call: Call) {
  const { _id, email } = await join(call)
  const phone = await confirmFreshPhone(call, _id)
  const form = { name: 'ИП Новикова', phone, city: 'Тверь', address: 'ул. Советская, 1', index: '170100' }
  return { _id, email, ask: () => call('userVerification', { body: form }) }
}

/** What a market does whose operator requires a verification. */
export function requiredVerificationCases({ admin, customer }: SuitePeople): ContractCase[] {
  const signInAdmin = async (openBrowser: OpenBrowser): Promise<Call> => {
    const staff = await openBrowser()
    await staff('signin', { body: admin })
    return staff
  }
  return [
    {
      name: 'pages learn that a verification is required',
      run: async (call) => {
        verifySame((await call('shopSettings')).isVerificationRequired, true, 'the setting is told')
      },
    },
    {
      name: 'somebody approved orders',
      run: async (call) => {
        await call('signin', { body: customer })
        verifySame((await buyOnePack(call, await plentifulCard(call))).status, 'new', 'the order is placed')
      },
    },
    {
      name: 'until a verification is approved every order is refused with its state',
      run: async (call, openBrowser) => {
        const { _id, ask } = await applicant(call)
        verifySame(await refusedFor(call), { status: 'INITIAL', comment: '' }, 'nothing was asked for')
        await ask()
        verifySame(await refusedFor(call), { status: 'WAITING', comment: '' }, 'the review is awaited')
        const staff = await signInAdmin(openBrowser)
        const rejection = { _id, isApproved: false, comment: 'Нет индекса' }
        await staff('userVerificationReview', { body: rejection })
        const rejected = { status: 'REJECTED', comment: 'Нет индекса' }
        verifySame(await refusedFor(call), rejected, 'the reason is named')
        await refuseExchange(call)
        await ask()
        await staff('userVerificationReview', { body: { _id, isApproved: true } })
        const { body } = await cashOrder(call)
        const order = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        verifySame(order.status, 'new', 'the order is placed')
      },
    },
  ]
}

/** The decision of a review reaches the person, whatever the operator requires. */
export function decidedVerificationCases({ admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a mail tells each decision of a review, and leads on',
      run: async (call, openBrowser) => {
        const { _id, email, ask } = await applicant(call)
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        await ask()
        await staff('userVerificationReview', { body: { _id, isApproved: false, comment: 'Нет индекса' } })
        const rejected = await messageTo(
          call,
          email,
          ({ link }) => link?.endsWith('/profile/verification') === true,
        )
        await ask()
        await staff('userVerificationReview', { body: { _id, isApproved: true } })
        const approved = await messageTo(call, email, ({ link }) => link?.endsWith('/catalog') === true)
        verify(rejected.subject !== approved.subject, 'the decisions are told apart')
      },
    },
    {
      name: 'where no verification is required, orders need none',
      run: async (call) => {
        await join(call)
        verifySame((await call('shopSettings')).isVerificationRequired, false, 'the setting is told')
        const { body } = await cashOrder(call)
        const order = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        verifySame(order.status, 'new', 'the order is placed')
      },
    },
  ]
}
