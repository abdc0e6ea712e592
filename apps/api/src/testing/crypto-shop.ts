import { randomUUID } from 'node:crypto'
import { parseUsdt, tronConfirmations, usdtContract } from '@flower-market/flower-domain'
import { everyMinuteJob, watchNetworkJob } from '../modules/crypto/crypto-jobs.ts'
import { storeRates } from '../modules/exchange/index.ts'
import type { CryptoPort, NetworkTransfer, TransferQuestion } from '../platform/ports/crypto/crypto-port.ts'
import { sampleRatesOf } from '../platform/ports/rates/sample-rates.ts'
import { sentMessages } from './sent-messages.ts'
import { openShop, testNow, type TestShop } from './test-shop.ts'
import type { Visitor } from './visitor.ts'

/** Where the tests' network brings money to. */
export const testAddress = 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt'

/** What the tests ask for, in kopecks. */
export const testAmount = 2_000_000

/** A transfer of the exact amount that a payment asks for, final, in a block of a moment. */
export function transferOf(
  { usdt }: { usdt: string },
  at: Date,
  changes: Partial<NetworkTransfer> = {},
): NetworkTransfer {
  return {
    txid: randomUUID().replaceAll('-', '').padEnd(64, '0'),
    logIndex: 0,
    contract: usdtContract,
    token: 'USDT',
    from: 'TUoHaVjx7n5xz8LwPRDckgFrDWhMhuSuJM',
    to: testAddress,
    value: parseUsdt(usdt) ?? 0n,
    decimals: 6,
    blockTimeMs: at.getTime(),
    confirmations: tronConfirmations,
    ...changes,
  }
}

/** A shop with a clock and a network that tests set. */
export class CryptoShop {
  now = testNow
  /** What the network tells. */
  network: NetworkTransfer[] = []
  asked: TransferQuestion[] = []
  /** Whether the network does not answer. */
  isDown = false
  /** After how many transactions of a reading the network answers no more. */
  answers = Infinity
  /** The transactions that were read, the latest last. */
  told: string[] = []
  shop!: TestShop & { close(): Promise<void> }

  async open(): Promise<void> {
    const crypto: CryptoPort = {
      address: testAddress,
      transfersTo: (question) => {
        this.asked.push(question)
        if (this.isDown) throw new Error('TronGrid: status 503')
        return this.tell(question)
      },
    }
    this.shop = await openShop({ now: () => this.now, ports: { ...sentMessages().ports, crypto } })
    await storeRates(this.shop.database.kysely, sampleRatesOf('2026-11-21'), this.now)
  }

  private async *tell({ address, known, isWorthReading }: TransferQuestion) {
    const listed = this.network.filter(
      (one) => one.to === address && !known.has(one.txid) && isWorthReading(one),
    )
    let left = this.answers
    for (const [txid, transfers] of Map.groupBy(listed, (one) => one.txid)) {
      if (left === 0) throw new Error('TronGrid: status 429')
      left -= 1
      this.told.push(txid)
      yield transfers
    }
  }

  /** Begins a top-up. */
  async begin(by: Visitor) {
    const { rate } = (await by.call('cryptoRate')).ok
    const body = { amount: testAmount, rate }
    return (await by.call('orderGarantex', { body }, { key: randomUUID() })).ok
  }

  /** Reads the network once. */
  async watch(): Promise<void> {
    await this.shop.app.jobs.send(this.shop.database.kysely, watchNetworkJob, {})
    await this.shop.app.jobs.runPending()
  }

  /** Lets time pass, and does what is done every minute. */
  async pass(ms: number): Promise<void> {
    this.now = new Date(this.now.getTime() + ms)
    await this.shop.app.jobs.send(this.shop.database.kysely, everyMinuteJob, {})
    await this.shop.app.jobs.runPending()
  }

  /** A top-up as its person sees it. */
  async read(by: Visitor, id: string) {
    await this.renew(by)
    return (await by.call('cryptoPaymentGet', { params: { id } })).ok
  }

  /** The person's ruble balance in kopecks. */
  async rubles(by: Visitor): Promise<number> {
    await this.renew(by)
    return (await by.call('accountList')).ok.find(({ type }) => type === 'RUBLE')?.amount ?? 0
  }

  /** A token lives shorter than the hours that tests let pass. */
  private async renew(by: Visitor): Promise<void> {
    by.token = (await by.call('authentication')).ok.token
  }
}
