import type { CallOutput } from '@flower-market/api-client/contract'
import type { Locale } from '@flower-market/flower-domain'
import { emailTexts, type LetterText, type LetterTexts } from '../emails/email-texts.ts'
import { noticeLetters } from '../emails/notice-letters.ts'

/** What a notice is about. */
export type NoticeSubject = CallOutput<'noticeList'>['items'][number]['about']

/** A notice in a language, and the page that it leads to. */
export interface NoticeLetter {
  readonly path: `/${string}`
  readonly text: LetterText
}

const standingLetters = {
  announced: 'standingOrderAnnounced',
  placed: 'standingOrderPlaced',
  paused: 'standingOrderPaused',
} as const

/** The letter of a notice. */
export function noticeLetterOf(about: NoticeSubject, locale: Locale): NoticeLetter {
  const texts: LetterTexts = emailTexts[locale]
  switch (about.kind) {
    case 'cutoff-near':
      return { path: '/cart', text: noticeLetters[locale].cutoffNear }
    case 'request-answered': {
      const text = about.isDeclined ? texts.requestDeclined : texts.requestAnswered
      return { path: `/history/plantation/${about.requestId}`, text: text(about.number) }
    }
    case 'money-arrived':
      return {
        path:
          about.orderId === null
            ? `/transaction/replenishment?id=${about.transactionId}`
            : `/history/${about.orderId}`,
        text: noticeLetters[locale].moneyArrived(about.number),
      }
    case 'claim-decided':
      return { path: `/history/${about.orderId}`, text: texts.claimDecided(about.number) }
    case 'standing-order':
      return { path: `/standing/${about.standingOrderId}`, text: texts[standingLetters[about.event]] }
    case 'price-fell':
      return { path: `/catalog?date=${about.date}`, text: noticeLetters[locale].priceFell }
  }
}
