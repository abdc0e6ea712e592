export { DayField, type DayFieldProps } from './DayField.tsx'
export { NamedDayField } from './NamedDayField.tsx'
