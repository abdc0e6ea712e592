import type { OperatorRequisites } from '@flower-market/flower-domain'
import type { Call } from '../../call.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { orderForCash } from './order-payment.cases.ts'
import { freshKey } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const reason = 'Решение директора'

async function openStaff(openBrowser: () => Promise<Call>, { admin }: SuitePeople) {
  const staff = await openBrowser()
  await staff('signin', { body: admin })
  return staff
}
async function waysOf(call: Call) {
  return (await call('topUpWays')).map(({ method }) => method)
}

/** The operator's settings: staff decide them, buyers notice. */
export function operatorSettingsCases(people: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a way to pay that staff switch off is neither offered nor taken until they switch it on again',
      run: async (call, openBrowser) => {
        await call('signin', { body: people.buyer })
        const staff = await openStaff(openBrowser, people)
        const name = 'incomingMethods'
        const { value: before } = (await staff('operatorSettings'))[name]
        const value = before.filter((method) => method !== 'CASH')
        const { holdsFrom } = await staff('operatorSettingSet', { body: { name, value, reason } })
        verifySame((await waysOf(call)).includes('CASH'), false, 'cash is not offered')
        const body = { kind: 'top-up', paymentMethod: 'CASH', amount: 20_000 } as const
        const begin = () => call('transactionCreate', { body }, { idempotencyKey: freshKey() })
        await verifyRefused(begin(), 'payment-method-off')
        const { value: now, changes } = (await staff('operatorSettings'))[name]
        verifySame(now, value, 'it holds')
        const [last] = changes
        verify(last !== undefined && last.setBy !== null, 'somebody has decided it')
        verifySame(
          [last.value, last.reason, last.holdsFrom],
          [value, reason, holdsFrom],
          'why, and from when',
        )
        await staff('operatorSettingSet', { body: { name, value: before, reason } })
        verifySame((await waysOf(call)).includes('CASH'), true, 'cash is offered again')
        verifySame((await begin()).method, 'CASH', 'and taken')
      },
    },
    {
      name: 'pages name the operator as its contacts say, from when they hold',
      run: async (call, openBrowser) => {
        const staff = await openStaff(openBrowser, people)
        const contacts = {
          name: { ru: 'Луговой рынок', en: 'Meadow Market' },
          address: { ru: 'Тверь, ул. Советская, 1', en: '1 Sovetskaya St., Tver' },
          email: 'zakaz@meadow.example',
          phone: '+7 482 200-00-00',
        }
        const { value: before } = (await staff('operatorSettings')).contacts
        const set = (value: typeof contacts) =>
          staff('operatorSettingSet', { body: { name: 'contacts', value, reason } })
        await verifyRefused(set({ ...contacts, email: 'meadow' }), 'validation-failed')
        await set(contacts)
        const { ru, en } = (await call('shopSettings')).operator
        verifySame([ru.name, en.name], ['Луговой рынок', 'Meadow Market'], 'in both languages')
        verifySame([ru.email, ru.phone], ['zakaz@meadow.example', '+7 482 200-00-00'], 'and how to reach it')
        if (before !== null) await set(before)
      },
    },
    {
      name: 'who signs documents has a position, a surname and a name, and may have no patronymic',
      run: async (_call, openBrowser) => {
        const staff = await openStaff(openBrowser, people)
        const signatory = { position: 'Директор', surname: 'Ким', name: 'Олег', patronymic: '' }
        const { value: before } = (await staff('operatorSettings')).signatory
        const set = (value: typeof signatory) =>
          staff('operatorSettingSet', { body: { name: 'signatory', value, reason } })
        for (const part of ['position', 'surname', 'name'] as const)
          await verifyRefused(set({ ...signatory, [part]: ' ' }), 'validation-failed')
        await set(signatory)
        verifySame((await staff('operatorSettings')).signatory.value, signatory, 'it holds')
        if (before !== null) await set(before)
      },
    },
    {
      name: 'of two who have read a setting, the second decides nothing unseen',
      run: async (_call, openBrowser) => {
        const staff = await openStaff(openBrowser, people)
        const name = 'claimHours'
        const { value, version } = (await staff('operatorSettings'))[name]
        const body = { name, value, version, reason } as const
        await staff('operatorSettingSet', { body })
        await verifyRefused(staff('operatorSettingSet', { body }), 'record-changed')
        verifySame((await staff('operatorSettings'))[name].version, version + 1, 'it was decided once')
        await staff('operatorSettingSet', { body: { ...body, version: version + 1 } })
      },
    },
    {
      name: 'the limit of cash is that of the setting',
      run: async (call, openBrowser) => {
        await call('signin', { body: people.buyer })
        const staff = await openStaff(openBrowser, people)
        const name = 'cashLimit'
        const { value: before } = (await staff('operatorSettings'))[name]
        const decide = (value: number) => staff('operatorSettingSet', { body: { name, value, reason } })
        await decide(4_000_000)
        const cash = (await call('topUpWays')).find(({ method }) => method === 'CASH')
        verifySame(cash?.max, 4_000_000, 'the limit is told')
        const begin = (amount: number) => {
          const body = { kind: 'top-up', paymentMethod: 'CASH', amount } as const
          return call('transactionCreate', { body }, { idempotencyKey: freshKey() })
        }
        const { details } = await verifyRefused(begin(4_000_001), 'cash-limit')
        const { limit, left } = details
        verify(limit === 4_000_000 && left <= limit, 'the refusal names it, and what of it is left today')
        const { _id: id } = await begin(left)
        const change = { id, paymentMethod: 'CASH', amount: left + 1 } as const
        await verifyRefused(call('transactionChange', { body: change }), 'cash-limit')
        await decide(before)
        verifySame((await call('transactionChange', { body: change })).amount, left + 1, 'it is raised')
        // The day's cash is needed by other cases.
        await staff('transactionReject', { params: { id }, body: { reason } })
      },
    },
    {
      name: 'cash for one order adds up: what was taken before counts',
      run: async (call, openBrowser) => {
        await call('signin', { body: people.buyer })
        const staff = await openStaff(openBrowser, people)
        const { order, transaction } = await orderForCash(call)
        const { _id: id } = transaction
        const part = order.sum - 1
        await call('transactionChange', { body: { id, paymentMethod: 'CASH', amount: part } })
        const confirmed = { params: { id }, body: { amount: part } }
        await staff('transactionConfirm', confirmed, { idempotencyKey: freshKey() })
        const name = 'cashLimit'
        const { value: before } = (await staff('operatorSettings'))[name]
        await staff('operatorSettingSet', { body: { name, value: part, reason } })
        const pay = () =>
          call(
            'orderPayment',
            { body: { id: order._id, paymentMethod: 'CASH' } },
            { idempotencyKey: freshKey() },
          )
        const { details } = await verifyRefused(pay(), 'cash-limit')
        verifySame(details, { limit: part, left: 0 }, 'nothing is left of the limit')
        await staff('operatorSettingSet', { body: { name, value: before, reason } })
        verifySame((await pay()).amount, 1, 'it is raised')
      },
    },
    {
      name: 'requisites hold for what is begun from then on, and each wrong part is named',
      run: async (call, openBrowser) => {
        await call('signin', { body: people.buyer })
        const staff = await openStaff(openBrowser, people)
        const name = 'requisites'
        const { value: before } = (await staff('operatorSettings'))[name]
        verify(before !== null, 'a market that sells has requisites')
        const decide = (value: OperatorRequisites) =>
          staff('operatorSettingSet', { body: { name, value, reason } })
        const wrong = { ...before, inn: '7700000008', kpp: '' }
        const { details } = await verifyRefused(decide(wrong), 'validation-failed')
        verifySame(
          details.issues.map(({ path }) => path.split('.').at(-1)),
          ['inn', 'kpp'],
          'both parts are named',
        )
        await decide({ ...before, name: 'ООО «Новая компания»' })
        const body = { kind: 'top-up', paymentMethod: 'QRCODE', amount: 20_000 } as const
        const { instructions } = await call('transactionCreate', { body }, { idempotencyKey: freshKey() })
        verify(instructions?.method === 'QRCODE', 'it is paid by the QR')
        verifySame(instructions.payee.name, 'ООО «Новая компания»', 'the new name is paid')
        await decide(before)
      },
    },
    {
      name: 'what is decided for later does not hold yet, and the past is not decided anew',
      run: async (_call, openBrowser) => {
        const staff = await openStaff(openBrowser, people)
        const name = 'vatBp'
        const { value: before } = (await staff('operatorSettings'))[name]
        const decide = (holdsFrom: string) =>
          staff('operatorSettingSet', { body: { name, value: 2200, holdsFrom, reason } })
        await decide('2099-01-01T00:00:00.000Z')
        const { value, changes } = (await staff('operatorSettings'))[name]
        verifySame([value, changes[0]?.value], [before, 2200], 'it waits')
        const { details } = await verifyRefused(decide('2020-01-01T00:00:00.000Z'), 'validation-failed')
        verifySame(
          details.issues.map(({ path }) => path),
          ['holdsFrom'],
          'the moment is named',
        )
      },
    },
    {
      name: 'a value that a setting cannot have, and a decision without a reason, are refused',
      run: async (_call, openBrowser) => {
        const staff = await openStaff(openBrowser, people)
        const name = 'cashLimit'
        const body = { name, value: 0.5, reason } as const
        await verifyRefused(staff('operatorSettingSet', { body }), 'validation-failed')
        const silent = { name, value: 5_000_000, reason: ' ' } as const
        await verifyRefused(staff('operatorSettingSet', { body: silent }), 'validation-failed')
      },
    },
    {
      name: 'only staff read and decide the settings',
      run: async (call) => {
        await call('signin', { body: people.buyer })
        await verifyRefused(call('operatorSettings'), 'not-permitted')
        const body = { name: 'cashLimit', value: 5_000_000, reason } as const
        await verifyRefused(call('operatorSettingSet', { body }), 'not-permitted')
      },
    },
  ]
}
