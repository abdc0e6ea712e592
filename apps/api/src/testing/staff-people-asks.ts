import { randomUUID } from 'node:crypto'
import type { Ask } from './foreign-ask.ts'

const reason = 'Так решено'
const read = { version: 1, reason }

function about(path: string, payload?: object): Ask {
  return {
    of: 'person',
    ask: (id) => ({
      url: `/api/people/${id}${path}`,
      ...(payload && { payload }),
      headers: { 'idempotency-key': randomUUID() },
    }),
  }
}

/** How what staff do about people is asked about an id. */
export const staffPeopleAsks = {
  // Plantations are everybody's: another id is the nearest to a foreign one.
  personAdd: {
    of: 'recipient',
    ask: (plantationId) => ({
      payload: {
        email: `${randomUUID()}@staff.example`,
        name: 'Нина',
        surname: 'Полева',
        region: 'moscow',
        locale: 'ru',
        role: 'RECIPIENT',
        plantationId,
      },
    }),
  },
  // A buyer has no staff role.
  staffRoleSet: {
    of: 'person',
    ask: (id) => ({ url: `/api/staff/${id}`, payload: { staffRole: 'support', reason } }),
  },
  personGet: about(''),
  personChange: about('', { ...read, company: 'Букет' }),
  personRole: about('/role', { ...read, role: 'USER' }),
  personBlock: about('/block', read),
  personUnblock: about('/unblock', read),
  personSessionEnd: about('/sessions/none'),
  personSessionsEnd: about('/sessions'),
  personMoney: about('/money', {
    operation: 'compensation',
    currency: 'RUB',
    amount: 100,
    seenAvailable: 0,
    reason,
  }),
  personMoneyCorrect: about('/correct', { operationId: 'none', right: 0, seenAvailable: 0, reason }),
} as const satisfies Readonly<Record<string, Ask>>

/** What staff do about anybody. */
export const aboutPeople: ReadonlySet<string> = new Set(
  Object.keys(staffPeopleAsks).filter((name) => name !== 'personAdd' && name !== 'staffRoleSet'),
)
