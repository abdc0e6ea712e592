import { setTimeout } from 'node:timers/promises'
import { vi } from 'vitest'
import type { Mail } from '../platform/ports/mail/mail-port.ts'
import type { Ports } from '../platform/ports/open-ports.ts'
import { sandboxFiscal } from '../platform/ports/fiscal/sandbox-fiscal.ts'
import { sandboxCards } from '../platform/ports/cards/sandbox-cards.ts'
import { sandboxStock } from '../platform/ports/stock/sandbox-stock.ts'
import { sampleRates } from '../platform/ports/rates/sample-rates.ts'
import type { PushMessage } from '../platform/ports/push/push-port.ts'
import type { Sms } from '../platform/ports/sms/sms-port.ts'
import type { WebhookMessage, WebhookOutcome } from '../platform/ports/webhooks/webhook-port.ts'

/** Ports that keep what they are given, for tests that follow a link or type a code. */
export interface SentMessages {
  readonly ports: Ports
  readonly mails: Mail[]
  readonly texts: Sms[]
  /** Phones that were called. */
  readonly calls: string[]
  readonly pushes: PushMessage[]
  /** What was posted to webhooks. */
  readonly hooks: WebhookMessage[]
  /** What the servers behind them answer. */
  hookOutcome: WebhookOutcome
  /** The browsers do not listen any more. */
  isBrowserGone: boolean
  /** The end of the number that calls; another value is the next caller's. */
  caller: string
  /** How long a provider takes, ms. */
  latencyMs: number
  /** Waits for an address's mails to be so many; answers the last. */
  mailTo(address: string, count?: number): Promise<Mail>
  /** Waits for a phone's messages to be so many; answers the last. */
  textTo(phone: string, count?: number): Promise<Sms>
}

/** Makes such ports. */
export function sentMessages(): SentMessages {
  const mails: Mail[] = []
  const texts: Sms[] = []
  const calls: string[] = []
  const pushes: PushMessage[] = []
  const hooks: WebhookMessage[] = []
  const sent: SentMessages = {
    mails,
    texts,
    calls,
    pushes,
    hooks,
    hookOutcome: { code: 204, problem: null },
    isBrowserGone: false,
    caller: '4821',
    latencyMs: 0,
    mailTo: (address, count = 1) => last(mails, address, count),
    textTo: (phone, count = 1) => last(texts, phone, count),
    ports: {
      mail: {
        send: async (mail) => {
          await setTimeout(sent.latencyMs)
          mails.push(mail)
        },
      },
      sms: {
        send: async (sms) => {
          await setTimeout(sent.latencyMs)
          texts.push(sms)
        },
      },
      flashCall: {
        call: async (phone) => {
          await setTimeout(sent.latencyMs)
          calls.push(phone)
          return sent.caller
        },
      },
      cards: sandboxCards(),
      fiscal: sandboxFiscal(async ({ subject, text, to, link }) => {
        if (to.includes('@')) mails.push({ to, subject, text, link })
      }),
      stock: sandboxStock(),
      rates: sampleRates(),
      crypto: null,
      files: null,
      errorReports: { report: () => {} },
      push: {
        send: async (message) => {
          pushes.push(message)
          return sent.isBrowserGone ? 'gone' : 'sent'
        },
      },
      webhooks: {
        send: async (message) => {
          hooks.push(message)
          return sent.hookOutcome
        },
      },
    },
  }
  return sent
}

/** The token of a mail's link. */
export function tokenOf({ link }: Mail): string {
  return link?.split('#')[1] ?? ''
}

function last<T extends { readonly to: string }>(all: readonly T[], to: string, count: number): Promise<T> {
  return vi.waitFor(
    () => {
      const found = all.filter((message) => message.to === to)
      const message = found.at(-1)
      if (message === undefined || found.length < count) throw new Error(`${to} got ${found.length}.`)
      return message
    },
    { interval: 5 },
  )
}
