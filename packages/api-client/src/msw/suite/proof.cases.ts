import type { Call } from '../../call.ts'
import {
  emptyPicture,
  paymentOrderFile,
  pictureFile,
  receiptPicture,
} from '../../fixtures/proof-pictures.fixtures.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { openBrowserAs } from './open-browser-as.ts'
import { amount, topUp } from './transaction.cases.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** What proves that a top-up was paid: pictures, and receipts that are read or typed. */
export function proofCases({ buyer, poor, admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a receipt is read, proves one top-up, and no other',
      run: async (call) => {
        await call('signin', { body: buyer })
        const { _id: id } = await topUp(call, 'QRCODE')
        const body = pictureFile(receiptPicture)
        const read = await call('proofCheck', { body })
        verifySame([read.kind, read.sum], ['receipt', amount], 'the sum is read')
        const attached = await call('proofAttach', { query: { id }, body })
        verifySame([attached.status, attached.proof === null], ['IN_PROCESSED', false], 'it waits for staff')
        const again = await call('proofAttach', { query: { id }, body })
        verifySame(again.status, 'IN_PROCESSED', 'the same picture again is no other payment')
        await verifyRefused(call('proofCheck', { body }), 'receipt-used')
        const { _id: other } = await topUp(call, 'QRCODE')
        await verifyRefused(call('proofAttach', { query: { id: other }, body }), 'receipt-used')
        const { status } = await call('transactionGet', { params: { id: other } })
        verifySame(status, 'INITIAL', 'the other waits for its proof')
      },
    },
    {
      name: 'a receipt that cannot be read is typed, zeros and all, and proves one top-up as a read one does',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { _id: id } = await topUp(call, 'QRCODE')
        const typed = {
          sum: amount,
          localTime: '2026-11-22T10:30:00',
          fiscalDrive: '9999078900004793',
          document: '0000012345',
          fiscalSign: '0234567890',
        }
        const enter = (by: Call, of: string, body = typed) => by('receiptEnter', { params: { id: of }, body })
        await verifyRefused(enter(await openBrowserAs(openBrowser, poor), id), 'not-found')
        await verifyRefused(enter(call, id, { ...typed, fiscalDrive: '999' }), 'validation-failed')
        await verifyRefused(
          enter(call, id, { ...typed, localTime: '2026-02-30T10:30:00' }),
          'validation-failed',
        )
        const { _id: card } = await topUp(call, 'CARD')
        await verifyRefused(enter(call, card), 'transaction-changed')
        const entered = await enter(call, id)
        verifySame([entered.status, entered.enteredReceipt], ['IN_PROCESSED', typed], 'it waits for staff')
        const staff = await openBrowserAs(openBrowser, admin)
        const { items } = await staff('desk')
        const waiting = items.find(({ _id }) => _id === id)
        verify(waiting?.kind === 'top-up', 'staff see it')
        verifySame([waiting.facts.proof, waiting.facts.receipt], [null, typed], 'with what was typed')
        const attached = await call('proofAttach', { query: { id }, body: pictureFile(emptyPicture) })
        verify(attached.proof !== null, 'a picture beside it')
        const after = await call('transactionGet', { params: { id } })
        verifySame(after.enteredReceipt, typed, 'that takes nothing away')
        const { _id: other } = await topUp(call, 'QRCODE')
        const without = { ...typed, document: '12345', fiscalSign: '234567890' }
        await verifyRefused(enter(call, other, without), 'receipt-used')
        const { status } = await call('transactionGet', { params: { id: other } })
        verifySame(status, 'INITIAL', 'the other waits for its proof')
      },
    },
    {
      name: 'a picture without a QR is not recognized and proves all the same; what is no picture does not',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { _id: id } = await topUp(call, 'QRCODE')
        const body = pictureFile(emptyPicture)
        await verifyRefused(call('proofCheck', { body }), 'qr-not-recognized')
        const text = new Blob(['<svg onload="alert(1)">'], { type: 'image/png' })
        await verifyRefused(call('proofCheck', { body: text }), 'images-only')
        await verifyRefused(call('proofAttach', { query: { id }, body: text }), 'images-only')
        const other = await openBrowserAs(openBrowser, poor)
        await verifyRefused(other('proofAttach', { query: { id }, body }), 'not-found')
        verifySame((await call('proofAttach', { query: { id }, body })).status, 'IN_PROCESSED', 'attached')
      },
    },
    {
      name: 'the PDF of a payment order proves a transfer to an invoice, and no other payment',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { _id: id } = await topUp(call, 'CHECK')
        const attach = (of: string, body: Blob) => call('proofAttach', { query: { id: of }, body })
        const type = 'application/pdf'
        await verifyRefused(attach(id, new Blob(['<script>%PDF-1.7'], { type })), 'images-only')
        await verifyRefused(attach(id, new Blob(['%PDF-1.7\ncut off'], { type })), 'images-only')
        const tooLarge = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type })
        await verifyRefused(attach(id, tooLarge), 'payload-too-large')
        const { _id: other } = await topUp(call, 'QRCODE')
        await verifyRefused(attach(other, paymentOrderFile()), 'images-only')
        const attached = await attach(id, paymentOrderFile())
        verifySame([attached.status, attached.proof === null], ['IN_PROCESSED', false], 'it waits for staff')
        const staff = await openBrowserAs(openBrowser, admin)
        const { items } = await staff('desk')
        const waiting = items.find(({ _id }) => _id === id)
        verify(waiting?.kind === 'top-up', 'staff see it')
        verifySame([waiting.facts.proofType, waiting.facts.proof], ['pdf', attached.proof], 'as a PDF')
      },
    },
  ]
}
