import {
  addDays,
  balanceOperationStatuses,
  isIsoDate,
  operationSigns,
  paymentMethods,
  type BalanceOperationStatus,
  type IsoDate,
  type OperationSign,
  type PaymentMethod,
} from '@flower-market/flower-domain'
import { oneOf } from './one-of.ts'
import { useAddressFilter } from './use-address-filter.ts'

/** The account and the days that a list of money is about. */
export interface AccountAndDays {
  readonly account?: string
  readonly from?: IsoDate
  readonly to?: IsoDate
}

/** What narrows a history of money; the address holds it. */
export interface MoneyFilter extends AccountAndDays {
  readonly sign?: OperationSign
  readonly status?: BalanceOperationStatus
  readonly method?: PaymentMethod
}

/** Name of a filter, the same as in the address. */
export type MoneyFilterName = keyof MoneyFilter

const filterNames = [
  'account',
  'sign',
  'status',
  'method',
  'from',
  'to',
] as const satisfies readonly MoneyFilterName[]

/** Reads the account and the days of an address; what is no day is left out. */
export function readAccountAndDays(search: URLSearchParams): AccountAndDays {
  const [account, from, to] = [search.get('account'), search.get('from'), search.get('to')]
  return {
    ...(account !== null && account !== '' && { account }),
    ...(isIsoDate(from) && { from }),
    ...(isIsoDate(to) && { to }),
  }
}

/** Reads the filters of an address; what is none of the values is left out. */
export function readMoneyFilter(search: URLSearchParams): MoneyFilter {
  const sign = oneOf(operationSigns, search.get('sign'))
  const status = oneOf(balanceOperationStatuses, search.get('status'))
  const method = oneOf(paymentMethods, search.get('method'))
  return {
    ...readAccountAndDays(search),
    ...(sign !== undefined && { sign }),
    ...(status !== undefined && { status }),
    ...(method !== undefined && { method }),
  }
}

/** A span of days that ends today. */
export type Period = 'all' | 'week' | 'month' | 'quarter' | 'own'

const daysOfPeriod = { week: 7, month: 30, quarter: 90 } as const

/** The first day of a span that ends on `today`; none for all of the time. */
export function firstDayOf(period: Period, today: IsoDate): IsoDate | undefined {
  return period === 'all' || period === 'own' ? undefined : addDays(today, 1 - daysOfPeriod[period])
}

/** The span that two days stand for. */
export function periodOf({ from, to }: AccountAndDays, today: IsoDate): Period {
  if (from === undefined && to === undefined) return 'all'
  const spans = ['week', 'month', 'quarter'] as const
  return (to === undefined && spans.find((span) => firstDayOf(span, today) === from)) || 'own'
}

/** The filters of the address, and the ways to change them. */
export function useMoneyFilter() {
  return useAddressFilter(filterNames, readMoneyFilter)
}
