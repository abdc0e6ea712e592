import type { CallOutput } from '@flower-market/api-client'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'

/** A notice as the server answers. */
export type Notice = CallOutput<'noticeList'>['items'][number]

/** What a notice says, and where it leads. */
export interface NoticeText {
  readonly title: string
  readonly text: string
  readonly to: string
}

/** Gives the words of notices and the places that they lead to. */
export function useNoticeText(): (about: Notice['about']) => NoticeText {
  const t = useTranslate()
  const format = useFormat()
  return (about) => {
    switch (about.kind) {
      case 'cutoff-near': {
        const date = format.day(about.date, 'day')
        const moment = format.moment(about.until)
        return {
          title: t('notices.cutoffNear', { date, moment }),
          text: t('notices.cutoffNearText'),
          to: paths.cart(),
        }
      }
      case 'request-answered': {
        const name = about.isDeclined ? 'requestDeclined' : 'requestAnswered'
        return {
          title: t(`notices.${name}`, { number: String(about.number) }),
          text: t(`notices.${name}Text`),
          to: paths.historyOrder(about.requestId, 'forPlantations'),
        }
      }
      case 'money-arrived':
        return {
          title: t('notices.moneyArrived', { amount: format.money(about.amount, about.currency, true) }),
          text: t('notices.moneyArrivedText', { number: String(about.number) }),
          to:
            about.orderId === null
              ? paths.replenishment(about.transactionId)
              : paths.historyOrder(about.orderId),
        }
      case 'claim-decided': {
        const status = about.status === 'open' || about.status === 'withdrawn' ? 'declined' : about.status
        return {
          title: t(`notices.claimDecided.${status}`, { number: String(about.number) }),
          text: t('notices.claimDecidedText'),
          to: paths.historyOrder(about.orderId),
        }
      }
      case 'standing-order':
        return {
          title: t(`notices.standing.${about.event}`, { name: about.name }),
          text: t('notices.standingText', { date: format.day(about.date, 'weekdayAndDay') }),
          to: paths.standingOrder(about.standingOrderId),
        }
      case 'other':
        return { title: t('notices.other'), text: t('notices.otherText'), to: paths.notices() }
      case 'question-asked':
        return {
          title: t('notices.questionAsked'),
          text: t('notices.questionAskedText'),
          to: about.transactionId === null ? paths.verification() : paths.replenishment(about.transactionId),
        }
      case 'price-fell':
        return {
          title: t('notices.priceFell', { variety: about.variety, now: format.money(about.now) }),
          text: t('notices.priceFellText', {
            before: format.money(about.before),
            date: format.day(about.date, 'weekdayAndDay'),
          }),
          to: paths.catalog(about.date),
        }
    }
  }
}
