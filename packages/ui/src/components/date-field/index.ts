export { DateField, type DateFieldProps } from './DateField.tsx'
export type { DateProblem } from './read-day.ts'
