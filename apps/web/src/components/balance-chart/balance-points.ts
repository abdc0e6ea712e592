import type { CallOutput } from '@flower-market/api-client'
import { addDays, type IsoDate } from '@flower-market/flower-domain'
import type { ChartPoint } from '@flower-market/ui'
import { dayNumber } from '@flower-market/app-runtime/chart'

/** The days that are shown; today is the last there can be. */
export interface ShownDays {
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
  readonly today: IsoDate
}

/**
 * The balance day by day as points of a chart: from the first of the days (without one, the day before the first change) with
 * what there was, to the last with what is left. None where nothing has ever moved.
 */
export function balancePoints(
  { before, days }: Pick<CallOutput<'balanceChart'>, 'before' | 'days'>,
  { from, to, today }: ShownDays,
): ChartPoint[] {
  const [first] = days
  const start = from ?? (first && addDays(first.date, -1))
  if (start === undefined || (first === undefined && before === 0)) return []
  const end = to === undefined || to > today ? today : to
  const changes = days.map(({ date, balance }) => ({ time: dayNumber(date), value: balance }))
  const opening = first?.date === start ? [] : [{ time: dayNumber(start), value: before }]
  const points = [...opening, ...changes]
  const last = points.at(-1)
  return last !== undefined && last.time < dayNumber(end)
    ? [...points, { time: dayNumber(end), value: last.value }]
    : points
}
