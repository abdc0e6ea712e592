export { openAccount, transfer } from './ledger.ts'
