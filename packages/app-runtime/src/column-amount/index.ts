export { ColumnAmount } from './ColumnAmount.tsx'
