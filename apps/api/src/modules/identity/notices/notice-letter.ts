import { writeMail, type Locale, type MailKind } from '@flower-market/flower-domain'
import type { NoticeSubject } from '../../../platform/database/notice-tables.ts'
import { builtInMailText } from '../emails/built-in-mail-text.ts'

/** The mail of a notice, and the page that it leads to. */
interface NoticeMail {
  readonly path: `/${string}`
  readonly kind: MailKind
  readonly number?: number
}

/** A notice in a language, and the page that it leads to. */
export interface NoticeLetter extends NoticeMail {
  readonly subject: string
}

const standingLetters = {
  announced: 'standingOrderAnnounced',
  placed: 'standingOrderPlaced',
  paused: 'standingOrderPaused',
} as const

function mailOf(about: NoticeSubject): NoticeMail {
  switch (about.kind) {
    case 'cutoff-near':
      return { path: '/cart', kind: 'cutoffNear' }
    case 'request-answered': {
      const kind = about.isDeclined ? 'requestDeclined' : 'requestAnswered'
      return { path: `/history/plantation/${about.requestId}`, kind, number: about.number }
    }
    case 'money-arrived': {
      const { orderId, transactionId, number } = about
      const path =
        orderId === null
          ? (`/transaction/replenishment?id=${transactionId}` as const)
          : (`/history/${orderId}` as const)
      return { path, kind: 'moneyArrived', number }
    }
    case 'claim-decided':
      return { path: `/history/${about.orderId}`, kind: 'claimDecided', number: about.number }
    case 'standing-order':
      return { path: `/standing/${about.standingOrderId}`, kind: standingLetters[about.event] }
    case 'question-asked': {
      const { transactionId } = about
      const path =
        transactionId === null
          ? '/profile/verification'
          : (`/transaction/replenishment?id=${transactionId}` as const)
      return { path, kind: 'questionAsked' }
    }
    case 'price-fell':
      return { path: `/catalog?date=${about.date}`, kind: 'priceFell' }
  }
}

/** The letter of a notice. */
export function noticeLetterOf(about: NoticeSubject, locale: Locale): NoticeLetter {
  const mail = mailOf(about)
  const { number } = mail
  const { subject } = writeMail(builtInMailText(mail.kind, locale), { locale, name: '', link: '', number })
  return { ...mail, subject }
}
