import { useFormat, useLocalTime, useTranslate } from '@flower-market/app-runtime/i18n'
import { useUsdt } from '@flower-market/app-runtime/usdt'
import { Description, DescriptionList } from '@flower-market/ui'
import type { DeskItem } from '../../../components/desk-item/desk-item.ts'
import { useItemOwner } from '../../../components/desk-item/use-item-text.ts'
import styles from './DeskItemPanel.module.css'

type FactName =
  | 'number'
  | 'method'
  | 'sum'
  | 'payer'
  | 'inn'
  | 'begun'
  | 'receipt'
  | 'receiptNumbers'
  | 'received'
  | 'name'
  | 'phone'
  | 'email'
  | 'place'
  | 'usdt'
  | 'expected'
  | 'txid'
  | 'purpose'
  | 'invoice'
  | 'order'
  | 'flower'
  | 'claimed'
  | 'comment'
  | 'plantation'
  | 'positions'
  | 'recipient'
  | 'toGet'
  | 'delivery'
  | 'file'
  | 'lines'
  | 'job'
  | 'jobCode'
  | 'failure'
  | 'currency'

type TypedReceipt = NonNullable<Extract<DeskItem, { kind: 'top-up' }>['facts']['receipt']>
type Fact = readonly [FactName, string]

function payerOf({ person }: DeskItem): string {
  return person === null ? '' : [person.name, person.company].filter((part) => part !== '').join(', ')
}

function useFactsOf(): (item: DeskItem) => readonly Fact[] {
  const t = useTranslate()
  const format = useFormat()
  const writeLocalTime = useLocalTime()
  const amounts = useUsdt()
  const ownerOf = useItemOwner()
  const receiptFacts = ({ sum, localTime, ...numbers }: TypedReceipt): readonly Fact[] => [
    ['receipt', t('desk.typedReceipt', { sum: format.money(sum), moment: writeLocalTime(localTime) })],
    ['receiptNumbers', t('desk.receiptNumbers', numbers)],
  ]
  const numberOf = (number: number | string) => t('desk.numberOf', { number: String(number) })
  const sumOf = ({ sum }: DeskItem) => (sum === null ? '' : format.money(sum))
  return (item) => {
    switch (item.kind) {
      case 'top-up': {
        const { number, method, inn, createdAt, receipt } = item.facts
        return [
          ['sum', sumOf(item)],
          ['number', numberOf(number)],
          ['method', t(`desk.method.${method}`)],
          ['payer', payerOf(item)],
          ['inn', inn],
          ['begun', format.moment(createdAt)],
          ['received', format.moment(item.since)],
          ...(receipt === null ? [] : receiptFacts(receipt)),
        ]
      }
      case 'verification': {
        const { name, phone, email, index, city, address, inn } = item.facts
        return [
          ['name', name],
          ['phone', phone],
          ['email', email],
          ['place', [index, city, address].filter((part) => part !== '').join(', ')],
          ['inn', inn],
          ['received', format.moment(item.since)],
        ]
      }
      case 'crypto': {
        const { usdt, expected, number, txid } = item.facts
        return [
          ['usdt', `${amounts.exact(usdt)} USDT`],
          ['expected', expected === null ? '' : `${amounts.exact(expected)} USDT`],
          ['number', number === null ? '' : numberOf(number)],
          ['payer', payerOf(item)],
          ['txid', txid],
          ['received', format.moment(item.since)],
        ]
      }
      case 'statement-line': {
        const { number, date, payer, payerInn, purpose, invoice } = item.facts
        return [
          ['sum', sumOf(item)],
          ['payer', payer],
          ['inn', payerInn],
          ['purpose', purpose],
          ['number', `${numberOf(number)}, ${format.day(date, 'day')}`],
          ['invoice', invoice === null ? '' : `${numberOf(invoice.number)}, ${format.money(invoice.amount)}`],
        ]
      }
      case 'transfer': {
        const { number, plantation, beneficiary, amount, currency } = item.facts
        return [
          ['toGet', format.money(amount, currency)],
          ['number', numberOf(number)],
          ['payer', payerOf(item)],
          ['plantation', plantation],
          ['recipient', beneficiary],
          ['received', format.moment(item.since)],
        ]
      }
      case 'recipient': {
        const { name, plantation, beneficiary } = item.facts
        return [
          ['name', name],
          ['plantation', plantation],
          ['recipient', beneficiary],
          ['payer', payerOf(item)],
          ['received', format.moment(item.since)],
        ]
      }
      case 'claim': {
        const { number, orderNumber, reason, comment, variety, lengthCm, quantity, shipped } = item.facts
        return [
          ['number', numberOf(number)],
          ['order', numberOf(orderNumber)],
          ['flower', t('desk.flower', { variety, lengthCm })],
          ['claimed', t('desk.claimed', { reason: t(`desk.claim.${reason}`), quantity, shipped })],
          ['comment', comment],
          ['received', format.moment(item.since)],
        ]
      }
      case 'request': {
        const { number, plantation, positions, deliveryDate } = item.facts
        return [
          ['number', numberOf(number)],
          ['plantation', plantation],
          ['positions', format.number(positions)],
          ['delivery', format.day(deliveryDate, 'weekdayAndDay')],
          ['received', format.moment(item.since)],
        ]
      }
      case 'import': {
        const { plantation, fileName, deliveryDate, lines, questions } = item.facts
        return [
          ['plantation', plantation],
          ['file', fileName],
          ['delivery', format.day(deliveryDate, 'weekdayAndDay')],
          ['lines', t('desk.lines', { lines, questions })],
          ['received', format.moment(item.since)],
        ]
      }
      case 'job':
        return [
          ['job', ownerOf(item).name],
          ['jobCode', item.facts.name],
          ['failure', item.facts.reason],
          ['received', format.moment(item.since)],
        ]
      case 'ledger':
        return [
          ['payer', payerOf(item)],
          ['currency', item.facts.currency],
          ['received', format.moment(item.since)],
        ]
    }
  }
}

/** What is known of an item, beside what proves it. */
export function ItemFacts({ item }: { item: DeskItem }) {
  const t = useTranslate()
  const facts = useFactsOf()(item).filter(([, value]) => value !== '')
  return (
    <DescriptionList className={styles.facts}>
      {facts.map(([name, value]) => (
        <Description key={name} term={t(`desk.fact.${name}`)}>
          {value}
        </Description>
      ))}
    </DescriptionList>
  )
}
