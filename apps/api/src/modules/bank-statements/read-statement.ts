import {
  bankStatementAddsUp,
  readOneCStatement,
  type BankStatement,
  type BankStatementFormat,
} from '@flower-market/flower-domain'
import { isCamt, readCamt } from './camt-statement.ts'
import { unreadable } from './unreadable.ts'

/** A statement and the format that it came in. */
export interface ReadStatement extends BankStatement {
  readonly format: BankStatementFormat
}

const byteOrderMark = '\uFEFF'

/** Banks write windows-1251 unless they name cp866, newer ones UTF-8 with a byte order mark. */
function decodeOneC(bytes: Uint8Array): string {
  const isUtf8 = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  if (isUtf8) return new TextDecoder().decode(bytes)
  const dos = new TextDecoder('ibm866').decode(bytes)
  return dos.includes('Кодировка=DOS') ? dos : new TextDecoder('windows-1251').decode(bytes)
}

/** Reads a bank's statement of an account, whatever the file is called. Throws `statement-not-recognized`. */
export function readStatement(bytes: Uint8Array, account: string): ReadStatement {
  if (isCamt(bytes)) {
    const statement = readCamt(bytes, account)
    if (!bankStatementAddsUp(statement)) throw unreadable('The payments do not sum to the turnover.')
    return { format: 'camt.053', ...statement }
  }
  const statement = readOneCStatement(decodeOneC(bytes).replace(byteOrderMark, ''), account)
  if (statement === null) throw unreadable('Neither a whole statement of 1C nor camt.053.')
  return { format: '1c', ...statement }
}
