export { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'
export type { MoneyProblem } from './read-money.ts'
