import type { Call } from '../../call.ts'
import type { CallInput } from '../../contract/contract.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { freshKey } from './shopping.ts'
import { openBrowserAs } from './open-browser-as.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

type NewRecipient = CallInput<'recipientCreate'>['body']

/** A recipient in the Netherlands at the first plantation. */
async function dutchRecipient(call: Call, changes: Partial<NewRecipient> = {}): Promise<NewRecipient> {
  const [plantation] = await call('plantationAll')
  return {
    plantationId: plantation?._id ?? '',
    name: 'Polderglans, Aalsmeer',
    country: 'NLD',
    city: 'Aalsmeer',
    address: 'Legmeerdijk 313',
    currency: 'EUR',
    beneficiary: 'Polderglans B.V.',
    bic: 'abna nl 2a',
    accountNumber: 'NL91 ABNA 0417 1643 00',
    bankCountry: 'NLD',
    ...changes,
  }
}

/** Adds a recipient; answers it as its person sees it. */
async function addRecipient(call: Call, changes: Partial<NewRecipient> = {}, key = freshKey()) {
  return call('recipientCreate', { body: await dutchRecipient(call, changes) }, { idempotencyKey: key })
}

/** The recipients that a person sees. */
export async function recipientsOf(call: Call) {
  return (await call('plantationAllList')).flatMap(({ recipients }) => recipients)
}

async function toReview(staff: Call, id: string, status: 'WAITING' | 'APPROVED' | 'REJECTED' = 'WAITING') {
  const { items } = await staff('recipientReviewList', { query: { limit: 100, status } })
  return items.find(({ _id }) => _id === id)
}

/** Approves a recipient as it is now. */
async function approve(staff: Call, id: string): Promise<void> {
  const revision = (await toReview(staff, id))?.revision ?? 0
  await staff('recipientReview', { params: { id }, body: { isApproved: true, revision } })
}

/** Plantations, and whom their money goes to. */
export function plantationCases({ buyer, poor, admin, recipient }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'plantations are filtered by country and city, and both lists offer only places that have some',
      run: async (call) => {
        await call('signin', { body: buyer })
        const countries = await call('countryList', { query: { context: 'plantation' } })
        const cities = await call('cityList', { query: { context: 'plantation' } })
        verify(countries.length > 1 && cities.length > 1, 'there are several')
        const { total: all } = await call('plantationList')
        let counted = 0
        for (const { _id: country } of countries) {
          const { items, total } = await call('plantationList', { query: { country: country as 'ECU' } })
          verify(total > 0 && items.every((one) => one.country === country), `those of ${country}`)
          counted += total
        }
        verifySame(counted, all, 'each is in one country')
        for (const { _id: city } of cities) {
          const { items } = await call('plantationList', { query: { city } })
          verify(items.length > 0 && items.every((one) => one.city.ru === city), `those of ${city}`)
        }
      },
    },
    {
      name: 'plantations are listed by name, 28 a page, and each has its days and prices',
      run: async (call) => {
        await call('signin', { body: buyer })
        const all = await call('plantationAll')
        const { items, limit, total } = await call('plantationList')
        verifySame([limit, total], [28, all.length], 'the first page')
        verifySame(
          items.map(({ _id }) => _id),
          all.slice(0, 28).map(({ _id }) => _id),
          'both lists have one order',
        )
        const selling = items.find(({ lots }) => lots > 0)
        verify(selling !== undefined, 'somebody sells')
        const one = await call('plantationGet', { params: { id: selling._id } })
        const lotsOf = (availability: string) =>
          one.days.reduce((sum, day) => sum + (day.availability === availability ? day.lots : 0), 0)
        verifySame(
          [one.name, lotsOf('inStock'), lotsOf('toOrder')],
          [selling.name, selling.lots, selling.toOrder],
          'the days have its lots',
        )
        verify(
          one.fillRate === null || one.fillRate.delivered <= one.fillRate.asked,
          'no more came than was asked',
        )
        verify(
          one.claimsRate === null || one.claimsRate.accepted <= one.claimsRate.delivered,
          'no more was accepted than came',
        )
        verify(
          one.rates.length > 0 && one.rates.every(({ from, to }) => from > 0 && from <= to),
          'prices go up',
        )
        await verifyRefused(call('plantationGet', { params: { id: 'nobody' } }), 'not-found')
      },
    },
    {
      name: 'the cities of plantations are places, too',
      run: async (call) => {
        await call('signin', { body: buyer })
        const names = async (locale: 'ru' | 'en') =>
          (await call('cityList', { query: { context: 'plantation', locale } })).map(({ name }) => name)
        verify((await names('en')).includes('Naivasha'), 'in English')
        verify((await names('ru')).includes('Найваша'), 'in Russian')
      },
    },
    {
      name: 'a recipient is stored as banks write it, masked, its adder’s alone, and waits for staff',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const key = freshKey()
        const added = await addRecipient(call, {}, key)
        verifySame(
          [added.bic, added.accountNumber, added.status, added.isOwn],
          ['ABNANL2A', '•• 4300', 'WAITING', true],
          'as it is stored',
        )
        verifySame((await addRecipient(call, {}, key))._id, added._id, 'the same key adds one')
        verify(
          (await recipientsOf(call)).some(({ _id }) => _id === added._id),
          'the buyer sees it',
        )
        const other = await openBrowserAs(openBrowser, poor)
        verify(
          (await recipientsOf(other)).every(({ _id }) => _id !== added._id),
          'nobody else does',
        )
        const farm = await openBrowserAs(openBrowser, recipient)
        verify(
          (await recipientsOf(farm)).every(({ _id }) => _id !== added._id),
          'nor the plantation',
        )
        const { plantationId: _place, ...body } = await dutchRecipient(call)
        await verifyRefused(other('recipientUpdate', { params: { id: added._id }, body }), 'not-found')
        const question = { amount: 10_000, source: 'RUBLE', target: 'EURO', recipient: added._id } as const
        await verifyRefused(call('accountRates', { query: question }), 'recipient-not-approved')
        await verifyRefused(other('accountRates', { query: question }), 'not-found')
      },
    },
    {
      name: 'requisites that fail their checks name their fields',
      run: async (call) => {
        await call('signin', { body: buyer })
        const fieldsOf = async (changes: Partial<NewRecipient>) => {
          const { details } = await verifyRefused(addRecipient(call, changes), 'validation-failed')
          return details.issues.map(({ path }) => path).toSorted()
        }
        verifySame(await fieldsOf({ bic: 'DEUTDEFF' }), ['bic'], 'a bank of another country')
        verifySame(
          await fieldsOf({ accountNumber: 'NL91ABNA0417164301' }),
          ['accountNumber'],
          'a mistyped IBAN',
        )
        verifySame(
          await fieldsOf({ bankCountry: 'RUS', bic: '', accountNumber: '40702810138250123017' }),
          ['routingNumber'],
          'no BIK',
        )
        verifySame(
          await fieldsOf({
            bankCountry: 'USA',
            bic: '',
            routingNumber: '021000022',
            accountNumber: '1234567',
          }),
          ['routingNumber'],
          'a mistyped ABA number',
        )
        await verifyRefused(addRecipient(call, { plantationId: 'nobody' }), 'not-found')
      },
    },
    {
      name: 'staff approve what they have looked at; changed requisites wait again, another name does not',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { _id: id } = await addRecipient(call)
        const staff = await openBrowserAs(openBrowser, admin)
        const seen = await toReview(staff, id)
        verifySame(
          [seen?.accountNumber, seen?.owner === null, seen?.approved],
          ['NL91ABNA0417164300', false, null],
          'staff see all of it',
        )
        const { plantationId: _place, accountNumber: _account, ...body } = await dutchRecipient(call)
        const statusAfter = async (changes: object) =>
          (await call('recipientUpdate', { params: { id }, body: { ...body, ...changes } })).status
        verifySame(await statusAfter({ beneficiary: 'Polderglans Export B.V.' }), 'WAITING', 'still waits')
        const stale = { isApproved: true, revision: seen?.revision ?? 0 } as const
        await verifyRefused(staff('recipientReview', { params: { id }, body: stale }), 'recipient-changed')
        await approve(staff, id)
        const approved = { beneficiary: 'Polderglans Export B.V.' }
        verifySame(await statusAfter({ ...approved, name: 'Алсмер' }), 'APPROVED', 'a name is a name')
        verifySame(
          await statusAfter({ ...approved, accountNumber: 'NL39 RABO 0300 0652 64' }),
          'WAITING',
          'another account waits',
        )
        const again = await toReview(staff, id)
        verifySame(
          [again?.accountNumber, again?.approved?.accountNumber, again?.approved?.beneficiary],
          ['NL39RABO0300065264', 'NL91ABNA0417164300', 'Polderglans Export B.V.'],
          'staff see what was approved beside what it is now',
        )
        const revision = again?.revision ?? 0
        const reason = 'Счёт закрыт'
        await staff('recipientReview', { params: { id }, body: { isApproved: false, revision, reason } })
        const late = { isApproved: true, revision } as const
        await verifyRefused(staff('recipientReview', { params: { id }, body: late }), 'recipient-changed')
        verifySame((await toReview(staff, id, 'REJECTED'))?.reason, reason, 'it is among what was decided')
        const rejected = (await recipientsOf(call)).find(({ _id }) => _id === id)
        verifySame([rejected?.status, rejected?.reason], ['REJECTED', reason], 'the reason is read')
      },
    },
    {
      name: "what a representative adds is the plantation's: once approved, everybody may send to it",
      run: async (call, openBrowser) => {
        await call('signin', { body: recipient })
        const own = (await recipientsOf(call)).find(({ isOwn }) => isOwn)
        verify(own !== undefined, 'the plantation has a recipient already')
        const added = await addRecipient(call, { plantationId: own.plantation._id })
        const other = await openBrowserAs(openBrowser, buyer)
        const isSeen = async () => (await recipientsOf(other)).some(({ _id }) => _id === added._id)
        verifySame(await isSeen(), false, 'not before it is approved')
        await approve(await openBrowserAs(openBrowser, admin), added._id)
        verifySame(await isSeen(), true, 'then everybody sees it')
      },
    },
  ]
}
