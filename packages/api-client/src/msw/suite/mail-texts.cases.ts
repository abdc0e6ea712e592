import type { ContractCase, SuitePeople } from './contract-case.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const reason = 'Пишем проще'
const kind = 'orderCanceled'

/** The texts of mails: staff decide them, each with what it has to say. */
export function mailTextsCases({ buyer, admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a text of a mail holds in the language that it is written in, the next decision names the version, and null brings the built-in text back',
      run: async (call, openBrowser) => {
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        await call('signin', { body: buyer })
        await verifyRefused(call('mailTextList'), 'not-permitted')
        const mailOf = async () => {
          const found = (await staff('mailTextList')).find((mail) => mail.kind === kind)
          if (found === undefined) throw new Error('No such mail.')
          return found
        }
        const before = await mailOf()
        verify(before.builtIn.ru.body.includes('{link}'), 'the built-in text shows its placeholders')
        const ru = { subject: 'Заказ {number} снят', body: 'Почему:\n\n{link}' }
        const body = { kind, version: before.version, texts: { ru, en: null }, reason } as const
        await verifyRefused(call('mailTextSet', { body }), 'not-permitted')
        const { version } = await staff('mailTextSet', { body })
        verifySame((await mailOf()).texts, { ru, en: null }, 'it holds')
        await verifyRefused(staff('mailTextSet', { body }), 'record-changed')
        const holdsFrom = '2099-01-01T00:00:00.000Z'
        const later = { ...body, version, holdsFrom, texts: { ru: null, en: null } }
        const next = await staff('mailTextSet', { body: later })
        const planned = await mailOf()
        verifySame(
          [planned.texts.ru, planned.planned],
          [ru, [{ texts: later.texts, holdsFrom }]],
          'what is decided for later does not hold yet',
        )
        const reset = { kind, reason, texts: { ru: null, en: null } } as const
        await staff('mailTextSet', { body: { ...reset, version: next.version } })
        verifySame((await mailOf()).texts, { ru: null, en: null }, 'the built-in text is back')
      },
    },
    {
      name: 'a text that could not be sent is refused by its place',
      run: async (_call, openBrowser) => {
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const version = (await staff('mailTextList')).find((mail) => mail.kind === kind)?.version ?? 0
        const good = { subject: 'Order {number}', body: '{link}' }
        const wrong = [
          { ...good, body: '{link} {price}' },
          { ...good, body: 'Order {number}' },
          { ...good, subject: '{link}' },
          { subject: 'Order', body: '{link}' },
        ]
        const placesOf = async (en: typeof good) => {
          const body = { kind, version, texts: { ru: null, en }, reason } as const
          const { details } = await verifyRefused(staff('mailTextSet', { body }), 'validation-failed')
          return details.issues.map(({ path }) => path.split('.').slice(-2).join('.'))
        }
        const places = []
        for (const en of wrong) places.push(...(await placesOf(en)))
        verifySame(places, ['en.body', 'en.body', 'en.subject', 'en.body'], 'each place')
      },
    },
  ]
}
