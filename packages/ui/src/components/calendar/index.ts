export { Calendar } from './Calendar.tsx'
export type { CalendarProps, ClosedDay } from './calendar-props.ts'
export { fromIsoDay, type IsoDay, toIsoDay } from './iso-day.ts'
