import { expect, test } from 'vitest'
import { addPerson, signInAs } from '../../testing/test-people.ts'
import { signUpForm } from '../../testing/sign-up-form.ts'
import { openTestShop, testNow } from '../../testing/test-shop.ts'

test('where nothing can be sent everybody is told so, known or not', async () => {
  const shop = await openTestShop({ config: { hasSandbox: false } })
  const [email, phone] = ['known@buyers.example', '79990400001']
  const id = await addPerson(shop, { email, phone })
  const visitor = await signInAs(shop, id, testNow)
  const answers = [
    visitor.call('confirmPhone', { body: { _id: id, phone } }),
    ...[phone, '79990400002'].map((to) => visitor.call('signinSendCode', { body: { phone: to } })),
    ...[email, 'unknown@buyers.example'].flatMap((to) => [
      visitor.call('signup', { body: signUpForm({ email: to }) }),
      visitor.call('signupResend', { body: { email: to } }),
      visitor.call('recovery', { body: { email: to } }),
    ]),
  ]
  const codes = (await Promise.all(answers)).map(({ refusal }) => refusal?.code)
  expect(codes).toEqual(Array.from({ length: 9 }, () => 'unavailable'))
})
