import { tronAddressOf } from '@flower-market/flower-domain'
import type { ListedTransfer, TransactionInfo } from './tron-grid-answers.ts'

/** The hash of `Transfer(address,address,uint256)`, by which every TRC20 transfer is logged. */
const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** A transfer that a transaction has logged. */
export interface LoggedTransfer {
  readonly logIndex: number
  readonly contract: string
  readonly from: string
  readonly to: string
  readonly value: bigint
}

/** Addresses of the virtual machine have no version byte, and are padded where they stand in a word. */
function addressOf(hex: string): string {
  return tronAddressOf(`41${hex.slice(-40)}`)
}

/** The TRC20 transfers that a transaction has logged, with their places. */
export function loggedTransfers({ log = [] }: TransactionInfo): LoggedTransfer[] {
  return log.flatMap(({ address, topics = [], data = '' }, logIndex) => {
    const [topic, from, to] = topics
    if (topic !== transferTopic || from === undefined || to === undefined || data.length !== 64) return []
    const value = BigInt(`0x${data}`)
    return [{ logIndex, contract: addressOf(address), from: addressOf(from), to: addressOf(to), value }]
  })
}

/** Whether a listed transfer is a logged one. */
export function isSameTransfer(listed: ListedTransfer, logged: LoggedTransfer): boolean {
  return (
    listed.token_info.address === logged.contract &&
    listed.to === logged.to &&
    listed.from === logged.from &&
    BigInt(listed.value) === logged.value
  )
}
