import {
  bankStatementAddsUp,
  decodeOneCStatement,
  readOneCStatement,
  type BankStatement,
  type BankStatementFormat,
} from '@flower-market/flower-domain'
import { ApiError } from '../../platform/errors/api-error.ts'
import { isCamt, readCamt } from './camt-statement.ts'
import { unreadable } from './unreadable.ts'

/** A statement and the format that it came in. */
export interface ReadStatement extends BankStatement {
  readonly format: BankStatementFormat
}

function decode(bytes: Uint8Array, label: string): string {
  return new TextDecoder(label).decode(bytes)
}

/** Reads a bank's statement of an account, whatever the file is called. Throws `statement-not-recognized` and `statement-wrong-encoding`. */
export function readStatement(bytes: Uint8Array, account: string): ReadStatement {
  if (isCamt(bytes)) {
    const statement = readCamt(bytes, account)
    if (!bankStatementAddsUp(statement)) throw unreadable('The payments do not sum to the turnover.')
    return { format: 'camt.053', ...statement }
  }
  const text = decodeOneCStatement(bytes, decode)
  if (text === 'wrong-encoding') throw new ApiError('statement-wrong-encoding')
  const statement = text === null ? null : readOneCStatement(text, account)
  if (statement === null) throw unreadable('Neither a whole statement of 1C nor camt.053.')
  return { format: '1c', ...statement }
}
