import type { ContractCase, SuitePeople } from './contract-case.ts'
import { formOf, freshEmail, join, messageTo, tokenFor } from './joining.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** Sign-up. */
export function signupCases({ buyer, agent }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'signing up ends with the link of the mail: it signs in, once',
      run: async (call, openBrowser) => {
        const form = formOf({ locale: 'en' })
        await call('signup', { body: form })
        await verifyRefused(call('authentication'), 'not-signed-in')
        await verifyRefused(call('signin', { body: form }), 'wrong-credentials')
        const token = await tokenFor(call, form.email, '/en/signup/verify')
        const { _id, role, verification } = await call('signupVerify', { body: { token } })
        verifySame([role, verification], ['USER', 'INITIAL'], 'the newcomer is a buyer whom nobody knows yet')
        const { name, surname, company, locale } = await call('userGet', { query: { _id } })
        const asked = [form.name, form.surname, form.company, form.locale]
        verifySame([name, surname, company, locale], asked, 'the profile says what was filled in')
        const other = await openBrowser()
        await verifyRefused(other('signupVerify', { body: { token } }), 'link-expired')
        verifySame((await other('signin', { body: form }))._id, _id, 'the password signs in')
      },
    },
    {
      name: 'a taken address is answered as a free one, and its owner gets a mail about it',
      run: async (call) => {
        const taken = await call('signup', { body: formOf({ email: buyer.email }) })
        const free = await call('signup', { body: formOf() })
        verifySame(Object.keys(taken), Object.keys(free), 'both answers say the same')
        const { link } = await messageTo(call, buyer.email, (message) => message.kind === 'mail')
        verify(link?.endsWith('/recovery') === true, 'the mail leads to a new password')
        await verifyRefused(call('authentication'), 'not-signed-in')
      },
    },
    {
      name: 'signing up once more with the same address ends the earlier link, its password with it',
      run: async (call, openBrowser) => {
        const [first, second] = [formOf(), formOf({ password: 'peonies after the rain' })]
        await call('signup', { body: first })
        const earlier = await tokenFor(call, first.email, '/signup/verify')
        await call('signup', { body: { ...second, email: first.email } })
        const mail = await messageTo(call, first.email, ({ link }) => link?.endsWith(`#${earlier}`) === false)
        await verifyRefused(call('signupVerify', { body: { token: earlier } }), 'link-expired')
        const { _id } = await call('signupVerify', { body: { token: mail.link?.split('#')[1] ?? '' } })
        const other = await openBrowser()
        await verifyRefused(other('signin', { body: first }), 'wrong-credentials')
        const session = await other('signin', { body: { ...second, email: first.email } })
        verifySame(session._id, _id, 'the newer password signs in')
      },
    },
    {
      name: 'in another browser than that of the form its password is needed, too',
      run: async (call, openBrowser) => {
        const form = formOf()
        await call('signup', { body: form })
        const token = await tokenFor(call, form.email, '/signup/verify')
        const other = await openBrowser()
        await verifyRefused(other('signupVerify', { body: { token } }), 'password-needed')
        const guess = { token, password: 'peonies after the rain' }
        await verifyRefused(other('signupVerify', { body: guess }), 'wrong-password')
        await verifyRefused(other('authentication'), 'not-signed-in')
        const { email } = await other('signupVerify', { body: { token, password: form.password } })
        verifySame(email, form.email, 'the password of the form signs in')
      },
    },
    {
      name: "somebody else's form with an address ends no link, and its link leads to the own form",
      run: async (call, openBrowser) => {
        const form = formOf()
        await call('signup', { body: form })
        const own = await tokenFor(call, form.email, '/signup/verify')
        const stranger = await openBrowser()
        const foreignForm = { ...form, name: 'Чужая', password: 'peonies after the rain' }
        await stranger('signup', { body: foreignForm })
        const mail = await messageTo(call, form.email, ({ link }) => link?.endsWith(`#${own}`) === false)
        const foreign = mail.link?.split('#')[1] ?? ''
        const { name } = await call('signupVerify', { body: { token: foreign } })
        verifySame(name, form.name, 'the person is that of the own form')
        await verifyRefused(call('signupVerify', { body: { token: own } }), 'link-expired')
      },
    },
    {
      name: 'a password that others would guess is refused with the reason',
      run: async (call) => {
        const weak = [
          ['rosarium', 'too-short'],
          ['qwertyuiop', 'too-common'],
          ['Константинопольская1', 'personal'],
          ['flowers flowers', 'shop-words'],
        ] as const
        for (const [password, reason] of weak) {
          const body = formOf({ surname: 'Константинопольская', password })
          const { details } = await verifyRefused(call('signup', { body }), 'password-too-weak')
          verifySame(details.reason, reason, `"${password}" is refused for its reason`)
        }
      },
    },
    {
      name: 'signing up without the consents that it needs names them',
      run: async (call) => {
        const consents = { offer: false as unknown as true, personalData: true as const, marketing: false }
        const attempt = call('signup', { body: formOf({ consents }) })
        const { details } = await verifyRefused(attempt, 'validation-failed')
        verifySame(
          details.issues.map(({ path }) => path),
          ['consents.offer'],
          'the consent is named',
        )
      },
    },
    {
      name: 'a person who comes by a referral link is among those whom its owner referred',
      run: async (call, openBrowser) => {
        await verifyRefused(
          call('signup', { body: formOf({ referral: 'no-such-link' }) }),
          'referral-unknown',
        )
        const referrer = await openBrowser()
        const { _id } = await referrer('signin', { body: agent })
        const { referral } = await referrer('userGet', { query: { _id } })
        const joined = await join(call, { referral })
        const { items } = await referrer('userList', { query: { limit: 100 } })
        verify(
          items.some((item) => item._id === joined._id),
          'the newcomer is in the list',
        )
      },
    },
    {
      name: 'the mail of a sign-up is sent once more, but not at once, for unknown addresses alike',
      run: async (call) => {
        const { email } = formOf()
        const unknown = freshEmail()
        await call('signup', { body: formOf({ email }) })
        const known = await verifyRefused(call('signupResend', { body: { email } }), 'retry-later')
        await call('signupResend', { body: { email: unknown } })
        const second = await verifyRefused(call('signupResend', { body: { email: unknown } }), 'retry-later')
        verifySame(Object.keys(second.details), Object.keys(known.details), 'both are told the same')
      },
    },
    {
      name: 'a link that was never sent confirms nothing',
      run: async (call) => {
        const token = 'no-such-link-was-ever-sent'
        await verifyRefused(call('signupVerify', { body: { token } }), 'link-expired')
      },
    },
  ]
}
