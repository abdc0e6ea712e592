import {
  addDays,
  balanceOperationStatuses,
  isIsoDate,
  moscowDateOf,
  operationSigns,
  paymentMethods,
  type BalanceOperationStatus,
  type IsoDate,
  type OperationSign,
  type PaymentMethod,
} from '@flower-market/flower-domain'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'

/** What narrows a history of money; the address holds it. */
export interface MoneyFilter {
  readonly account?: string
  readonly sign?: OperationSign
  readonly status?: BalanceOperationStatus
  readonly method?: PaymentMethod
  readonly from?: IsoDate
  readonly to?: IsoDate
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

function oneOf<V extends string>(values: readonly V[], text: string | null): V | undefined {
  return values.find((value) => value === text)
}

/** Reads the filters of an address; what is none of the values is left out. */
export function readMoneyFilter(search: URLSearchParams): MoneyFilter {
  const account = search.get('account')
  const sign = oneOf(operationSigns, search.get('sign'))
  const status = oneOf(balanceOperationStatuses, search.get('status'))
  const method = oneOf(paymentMethods, search.get('method'))
  const [from, to] = [search.get('from'), search.get('to')]
  return {
    ...(account !== null && account !== '' && { account }),
    ...(sign !== undefined && { sign }),
    ...(status !== undefined && { status }),
    ...(method !== undefined && { method }),
    ...(isIsoDate(from) && { from }),
    ...(isIsoDate(to) && { to }),
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
export function periodOf({ from, to }: MoneyFilter, today: IsoDate): Period {
  if (from === undefined && to === undefined) return 'all'
  const spans = ['week', 'month', 'quarter'] as const
  return (to === undefined && spans.find((span) => firstDayOf(span, today) === from)) || 'own'
}

/** The filters of the address, and the ways to change them; another list begins at its first page. */
export function useMoneyFilter() {
  const [search, setSearch] = useSearchParams()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const filter = readMoneyFilter(search)
  const write = (changes: { readonly [N in MoneyFilterName]?: string | undefined }): void => {
    const next = new URLSearchParams(search)
    next.delete('page')
    for (const name of filterNames) {
      if (!(name in changes)) continue
      const value = changes[name]
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    setSearch(next, { replace: true })
  }
  return {
    filter,
    today: moscowDateOf(now()),
    write,
    clear: (): void => write(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
  }
}
