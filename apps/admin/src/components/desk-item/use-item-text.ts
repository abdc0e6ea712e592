import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { jobNames, type JobName } from '@flower-market/flower-domain'
import { useUsdt } from '@flower-market/app-runtime/usdt'
import type { DeskItem } from './desk-item.ts'

/** What waits, in a line. */
export function useItemText(): (item: DeskItem) => string {
  const t = useTranslate()
  const format = useFormat()
  const usdt = useUsdt()
  return (item) => {
    switch (item.kind) {
      case 'top-up':
        return t(`desk.line.top-up.${item.facts.method}`, {
          number: item.facts.number,
          time: format.moment(item.since),
        })
      case 'verification': {
        const { name, city } = item.facts
        return t('desk.line.verification', { name, city })
      }
      case 'crypto':
        return t(`desk.line.crypto.${item.facts.reason}`, {
          usdt: usdt.exact(item.facts.usdt),
          expected: item.facts.expected === null ? '' : usdt.exact(item.facts.expected),
        })
      case 'statement-line':
        return item.facts.invoice === null
          ? t('desk.line.statement.unmatched', { purpose: item.facts.purpose })
          : t(`desk.line.statement.${item.facts.verdict}`, {
              purpose: item.facts.purpose,
              number: item.facts.invoice.number,
            })
      case 'transfer': {
        const { number, amount, currency, plantation, cause } = item.facts
        return t(`desk.line.transfer.${cause}`, { number, plantation, sum: format.money(amount, currency) })
      }
      case 'recipient': {
        const { name, isChanged } = item.facts
        return t(isChanged ? 'desk.line.recipient.changed' : 'desk.line.recipient.added', { name })
      }
      case 'claim': {
        const { orderNumber, variety, lengthCm, reason, quantity, shipped, photos } = item.facts
        return t('desk.line.claim', {
          order: orderNumber,
          variety,
          lengthCm,
          reason: t(`desk.claim.${reason}`),
          quantity,
          shipped,
          photos: photos.length,
        })
      }
      case 'request':
        return t('desk.line.request', { ...item.facts, day: format.day(item.facts.deliveryDate, 'day') })
      case 'import':
        return t('desk.line.import', { ...item.facts, day: format.day(item.facts.deliveryDate, 'day') })
      case 'job':
        return item.facts.reason
      case 'ledger':
        return t('desk.line.ledger', { currency: item.facts.currency })
    }
  }
}

/** Who an item is of, or what it is called where it is nobody's. */
export interface ItemOwner {
  readonly name: string
  readonly company: string
}

type Hyphenated<N extends string> = N extends `${infer Module}.${infer Job}` ? `${Module}-${Job}` : never

/** The name of a job as its message has it, with a hyphen for the point; null for one of another version. */
function jobKey(name: string): Hyphenated<JobName> | null {
  const isKnown = (jobNames as readonly string[]).includes(name)
  return isKnown ? (name.replace('.', '-') as Hyphenated<JobName>) : null
}

/** Gives who an item is of, or what it is called where it is nobody's; a job of another version by its code. */
export function useItemOwner(): (item: DeskItem) => ItemOwner {
  const t = useTranslate()
  return (item) => {
    if (item.person !== null) return item.person
    switch (item.kind) {
      case 'statement-line':
        return { name: item.facts.payer, company: '' }
      case 'job': {
        const { name } = item.facts
        const key = jobKey(name)
        return { name: key === null ? name : t(`desk.job.${key}`), company: '' }
      }
      case 'import':
      case 'recipient':
      case 'transfer':
        return { name: item.facts.plantation, company: '' }
      case 'claim':
      case 'crypto':
      case 'ledger':
      case 'request':
      case 'top-up':
      case 'verification':
        return { name: '', company: '' }
    }
  }
}
