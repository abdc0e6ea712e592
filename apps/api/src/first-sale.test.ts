import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { daysOnSale, demoRequisites } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { sentMessages, tokenOf } from './testing/sent-messages.ts'
import { signUpForm } from './testing/sign-up-form.ts'
import { auditLedger } from './testing/test-people.ts'
import { freshPhone } from './testing/test-profiles.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { openBrowser, type Visitor } from './testing/visitor.ts'

const admin = fileURLToPath(new URL('admin.ts', import.meta.url))
const password = 'eleven blue irises'

function key() {
  return { key: randomUUID() }
}

const moscowTime = { cutoffDaysBefore: 1, cutoffMinutes: 1439, timeZone: 'Europe/Moscow' } as const
const tver = {
  ...moscowTime,
  name: { ru: 'Тверь', en: 'Tver' },
  warehouse: { ru: 'Москва', en: 'Moscow' },
  freight: 350,
  deliveryWeekdays: [1, 2, 3, 4, 5, 6, 7],
  cities: [{ name: { ru: 'Тверь', en: 'Tver' }, cost: 90_000 }],
  pickup: {
    address: { ru: 'Тверь, Советская, 1', en: '1 Sovetskaya St., Tver' },
    hours: { ru: 'с 8 до 18', en: '8 to 18' },
  },
}
const farm = {
  ...moscowTime,
  name: 'Alto Zafiro Roses',
  country: 'ECU' as const,
  city: { ru: 'Каямбе', en: 'Cayambe' },
  freight: 1_900,
  claimHours: null,
}

/** The first member of staff, made by the command and signed in by the password that its link sets. */
async function createOwner({ app, connectionString }: TestShop): Promise<Visitor> {
  const env = { ...process.env, DATABASE_URL: connectionString, PUBLIC_ORIGIN: 'https://shop.example' }
  const { stdout } = spawnSync(
    process.execPath,
    ['--conditions=source', admin, 'create', 'boss@shop.example'],
    { env, encoding: 'utf8' },
  )
  const owner = await openBrowser(app)
  const token = stdout.trim().split('#')[1] as string
  await owner.call('recoveryVerify', { body: { token, password } })
  await owner.call('signin', { body: { email: 'boss@shop.example', password } })
  return owner
}

test(
  'a new operator gets from an empty shop to the first sale: region, plantation and price list, and a buyer whom staff approve',
  { timeout: 120_000 },
  async () => {
    const sent = sentMessages()
    const shop = await openTestShop({
      now: () => new Date(),
      ports: sent.ports,
      config: { publicOrigin: 'https://shop.example', hasDemo: false },
    })
    const owner = await createOwner(shop)
    expect((await owner.call('plantationRecords')).ok).toEqual([])

    // What the operator enters.
    const decision = { name: 'verification', value: 'required', reason: 'Продаём компаниям' } as const
    await owner.call('operatorSettingSet', { body: decision })
    const value = { ...demoRequisites, name: 'ООО «Луговой рынок»' }
    await owner.call('operatorSettingSet', { body: { name: 'requisites', value, reason: 'Открываемся' } })
    const region = (await owner.call('regionCreate', { body: tver }, key())).ok._id
    const plantationId = (await owner.call('plantationCreate', { body: farm }, key())).ok._id

    // The price list, with a variety that nobody has sold yet.
    const date = daysOnSale(new Date(), tver).at(-1)!
    const file =
      'Сорт;Длина;Цена;Стеблей;Стеблей в пачке;Стеблей в коробке\r\nExplorer;60;68,50;500;25;250\r\n'
    const upload = await owner.send({
      method: 'POST',
      url: '/api/stock/import',
      query: { plantationId, date, name: 'alto.csv' },
      payload: Buffer.from(file),
      headers: { 'content-type': 'text/csv' },
    })
    const review = upload.json() as {
      _id: string
      version: number
      lines: { status: string; words: string }[]
    }
    expect(review.lines.map(({ status }) => status)).toEqual(['asked'])
    const words = review.lines[0]!.words
    const varieties = [{ words, type: 'roses', name: 'Explorer', color: 'red' } as const]
    const params = { id: review._id }
    const { version } = (
      await owner.call('stockImportChange', { params, body: { version: review.version, varieties } })
    ).ok
    const applied = await owner.call('stockImportApply', { params, body: { version } }, key())
    expect(applied.ok.counts.added).toBe(1)

    // The buyer joins in the new region and confirms a phone.
    const buyer = await openBrowser(shop.app)
    const email = `${randomUUID()}@joiners.example`
    await buyer.call('signup', { body: signUpForm({ email }) })
    const joined = (await buyer.call('signupVerify', { body: { token: tokenOf(await sent.mailTo(email)) } }))
      .ok
    const phone = freshPhone()
    await buyer.call('confirmPhone', { body: { _id: joined._id, phone } })
    await buyer.call('sendPin', { body: { _id: joined._id, pinCode: sent.caller } })
    expect((await buyer.call('userRegion', { body: { region } })).refusal).toBeNull()
    const { cards } = (await buyer.call('catalogCards', { query: { date } })).ok
    // The plantation's price, its freight to the warehouse and that of the region.
    expect(cards.map(({ variety, price }) => [variety, price])).toEqual([['Explorer', 6_850 + 1_900 + 350]])
    const [card] = cards as [(typeof cards)[number]]
    const order = {
      purchase: { [date]: [{ code: card.code, price: card.price, quantity: 100 }] },
      comment: '',
      methodDelivery: 'pickup' as const,
      paymentMethod: 'BALANCE' as const,
      total: card.price * 100,
    }

    // Nobody orders before staff have approved them.
    expect((await buyer.call('purchaseCreate', { body: order }, key())).refusal?.code).toBe(
      'verification-needed',
    )
    const form = { name: 'ИП Лугова', phone, city: 'Тверь', address: 'ул. Советская, 1', index: '170100' }
    await buyer.call('userVerification', { body: form })
    await owner.call('userVerificationReview', { body: { _id: joined._id, isApproved: true } })
    const body = { kind: 'top-up', paymentMethod: 'CASH', amount: 2_000_000 } as const
    const { _id: id, amount } = (await buyer.call('transactionCreate', { body }, key())).ok
    await owner.call('transactionConfirm', { params: { id }, body: { amount } }, key())

    const sold = (await buyer.call('purchaseCreate', { body: order }, key())).ok
    expect([sold.totals.total, sold.paymentStatus]).toEqual([order.total, 'paid'])
    const [lot] = (await owner.call('lotList', {})).ok.items
    expect(lot?.stemsAvailable).toBe(400)
    for (const odd of Object.values(await auditLedger(shop))) expect(odd).toEqual([])
  },
)
