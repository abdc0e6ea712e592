import { createHash } from 'node:crypto'
import type { KeepMessage } from '../keep-message.ts'
import type { FiscalPort, FiscalReceipt } from './fiscal-port.ts'

const provider = 'sandbox'
const sandboxDrive = '9999078900000001'

/** Where the sandbox shows a receipt. */
export function sandboxReceiptPath(id: string): `/api/${string}` {
  return `/api/sandbox/receipt/${id}`
}

const subjects: Readonly<Record<FiscalReceipt['kind'], string>> = {
  sale: 'Кассовый чек',
  refund: 'Кассовый чек возврата',
  offset: 'Кассовый чек: зачёт предоплаты',
  return: 'Кассовый чек: возврат товаров',
}

/** Digits that follow from a receipt's id alone, so that every question has the same answer. */
function digitsOf(id: string, what: string): string {
  return String(createHash('sha256').update(`${what}:${id}`).digest().readUInt32BE() % 1_000_000_000)
}

/** A till that registers at once and sends the receipt to the sandbox inbox. */
export function sandboxFiscal(keep: KeepMessage): FiscalPort {
  return {
    provider,
    register: async ({ id, kind, amount, items, contact }) => {
      const lines = items.map(
        ({ name, price, quantity }) => `${name}: ${quantity} × ${(price / 100).toFixed(2)} ₽`,
      )
      await keep({
        kind: contact.includes('@') ? 'mail' : 'sms',
        to: contact,
        subject: subjects[kind],
        text: [...lines, `Итого: ${(amount / 100).toFixed(2)} ₽`].join('\n'),
        link: sandboxReceiptPath(id),
        code: null,
      })
      return { reference: id }
    },
    find: async (reference) => ({
      status: 'registered',
      registeredAt: new Date(),
      drive: sandboxDrive,
      document: digitsOf(reference, 'document'),
      sign: digitsOf(reference, 'sign'),
      url: sandboxReceiptPath(reference),
    }),
  }
}
