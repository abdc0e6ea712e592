import type { Call } from '../../call.ts'
import type { CallInput, CallOutput } from '../../contract/contract.ts'
import { verify } from './verify.ts'

type Form = CallInput<'signup'>['body']
type Message = CallOutput<'outboxList'>[number]

/** A password that every rule accepts. */
export const goodPassword = 'tulips under the snow'

/** An unused email address. */
export function freshEmail(): string {
  return `${crypto.randomUUID()}@suite.example`
}

/** An unused phone number. */
export function freshPhone(): string {
  return `7900${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, '0')
    .slice(-7)}`
}

/** The sign-up form of a new person. */
export function formOf(changes: Partial<Form> = {}): Form {
  return {
    email: freshEmail(),
    password: goodPassword,
    name: 'Ирина',
    surname: 'Новикова',
    company: 'Салон «Василёк»',
    consents: { offer: true, personalData: true, marketing: false },
    consentVersion: '2026-09-01',
    locale: 'ru',
    ...changes,
  }
}

/** For 20 s: on a busy machine the job that sends it may wait its turn. */
const attempts = 400
const pauseMs = 50

/** The newest matching message to a recipient; it may be sent shortly after the answer. */
export async function messageTo(
  call: Call,
  to: string,
  isWanted: (message: Message) => boolean = () => true,
): Promise<Message> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const message = (await call('outboxList', { query: { to } })).find(isWanted)
    if (message) return message
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs)
    })
  }
  throw new Error(`Not so: there is a message to ${to}`)
}

/** The secret in the link to a page, from the newest mail to a recipient. */
export async function tokenFor(call: Call, email: string, page: string): Promise<string> {
  const { link } = await messageTo(call, email, (message) => message.link?.includes(`${page}#`) === true)
  return link?.split('#')[1] ?? ''
}

/** The newest code sent to a phone by SMS or call. */
export async function codeFor(call: Call, phone: string, kind: 'sms' | 'call'): Promise<string> {
  const { code } = await messageTo(call, phone, (message) => message.kind === kind && message.code !== null)
  return code ?? ''
}

/** Another code of the same length. */
export function wrongCode(code: string): string {
  return Array.from(code, (digit) => (Number(digit) + 1) % 10).join('')
}

/** Signs up a new person, who is then signed in. */
export async function join(call: Call, changes: Partial<Form> = {}): Promise<Form & { _id: string }> {
  const form = formOf(changes)
  await call('signup', { body: form })
  const token = await tokenFor(call, form.email, '/signup/verify')
  const { _id } = await call('signupVerify', { body: { token } })
  return { ...form, _id }
}

/** Confirms a phone of the signed-in person; returns it. */
export async function confirmFreshPhone(call: Call, _id: string): Promise<string> {
  const phone = freshPhone()
  await call('confirmPhone', { body: { _id, phone } })
  const pinCode = await codeFor(call, phone, 'call')
  const confirmed = await call('sendPin', { body: { _id, pinCode } })
  verify(confirmed.phone === phone, 'the number that was called is confirmed')
  return phone
}
