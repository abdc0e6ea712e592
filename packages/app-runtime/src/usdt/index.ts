export { useUsdt } from './use-usdt.ts'
