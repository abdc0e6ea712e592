import type { Call } from '../../call.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { freshEmail, goodPassword, join, tokenFor } from './joining.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const reason = 'Попросил по телефону'

async function versionOf(staff: Call, id: string): Promise<number> {
  return (await staff('personGet', { params: { id } })).version
}

/** What staff do about people, and what nobody else may. */
export function staffPeopleCases({ admin, broker, buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'staff read a person whole; nobody else reads anybody so',
      run: async (call, openBrowser) => {
        const { _id, email } = await join(call)
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const person = await staff('personGet', { params: { id: _id } })
        verifySame([person.email, person.blocked, person.plantation], [email, null, null], 'who it is')
        verifySame(
          person.accounts.map(({ type, balance, reserved, available }) => [
            type,
            balance,
            reserved,
            available,
          ]),
          [['RUBLE', 0, 0, 0]],
          'what is on the accounts',
        )
        verifySame([person.orders, person.turnover.amount], [{ items: [], total: 0 }, 0], 'no orders yet')
        verifySame(person.sessions.length, 1, 'where the person is signed in')
        await verifyRefused(staff('personGet', { params: { id: 'nobody' } }), 'not-found')
        await verifyRefused(call('personGet', { params: { id: _id } }), 'not-permitted')
        await staff('signin', { body: broker })
        await verifyRefused(staff('personGet', { params: { id: _id } }), 'not-permitted')
      },
    },
    {
      name: 'of two changes of the same version the second is refused, whoever made the first',
      run: async (call, openBrowser) => {
        const { _id: id } = await join(call)
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const version = await versionOf(staff, id)
        const params = { id }
        const first = await staff('personChange', { params, body: { company: 'Букет', version, reason } })
        verify(first.version > version, 'a change has another version')
        const second = staff('personChange', { params, body: { company: 'Роза', version, reason } })
        await verifyRefused(second, 'person-changed')
        await call('userUpdate', { body: { city: 'Тверь' } })
        const third = staff('personChange', {
          params,
          body: { city: 'Орёл', version: first.version, reason },
        })
        await verifyRefused(third, 'person-changed')
        const person = await staff('personGet', { params })
        verifySame([person.company, person.city], ['Букет', 'Тверь'], 'both first changes are kept')
        const { version: latest } = person
        const margin = {
          priceBp: 300,
          deliveryToWarehouseBp: 0,
          deliveryToRegionBp: 0,
          deliveryToCityBp: 0,
        }
        await staff('userAddReferral', { body: { _id: id, margin, version: latest, reason } })
        const again = staff('userAddReferral', { body: { _id: id, margin, version: latest, reason } })
        await verifyRefused(again, 'person-changed')
        await verifyRefused(
          staff('personChange', { params, body: { city: 'Орёл', version: latest, reason: ' ' } }),
          'validation-failed',
        )
      },
    },
    {
      name: 'a person whom staff add sets a password by the link of a mail, and an email is had once',
      run: async (call, openBrowser) => {
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const email = freshEmail()
        const body = {
          email,
          name: 'Нина',
          surname: 'Полева',
          role: 'USER',
          region: 'moscow',
          locale: 'ru',
        } as const
        const { _id } = await staff('personAdd', { body })
        await verifyRefused(staff('personAdd', { body }), 'email-taken')
        await verifyRefused(
          staff('personAdd', { body: { ...body, email: freshEmail(), region: 'nowhere' } }),
          'validation-failed',
        )
        await verifyRefused(
          staff('personAdd', { body: { ...body, email: freshEmail(), role: 'RECIPIENT' } }),
          'validation-failed',
        )
        const token = await tokenFor(call, email, '/recovery/verify')
        await call('recoveryVerify', { body: { token, password: goodPassword } })
        verifySame(
          (await call('signin', { body: { email, password: goodPassword } }))._id,
          _id,
          'the same person',
        )
      },
    },
    {
      name: 'a blocked person is signed out everywhere and cannot sign in until staff allow it',
      run: async (call, openBrowser) => {
        const { _id: id, email } = await join(call)
        const staff = await openBrowser()
        const { _id: own } = await staff('signin', { body: admin })
        const params = { id }
        const version = await versionOf(staff, id)
        const blocked = await staff('personBlock', { params, body: { version, reason: 'Долг' } })
        await verifyRefused(call('authentication'), 'not-signed-in')
        const person = await staff('personGet', { params })
        verifySame([person.blocked?.reason, person.blocked?.by._id], ['Долг', own], 'why, and by whom')
        verifySame(person.sessions, [], 'no session is left')
        const credentials = { email, password: goodPassword }
        await verifyRefused(call('signin', { body: credentials }), 'account-blocked')
        const wrong = call('signin', { body: { email, password: 'not the password' } })
        await verifyRefused(wrong, 'wrong-credentials')
        const { items } = await staff('userList', { query: { search: email, isBlocked: true } })
        verifySame(items.length, 1, 'the list finds who is blocked')
        await verifyRefused(staff('personUnblock', { params, body: { version, reason } }), 'person-changed')
        await staff('personUnblock', { params, body: { version: blocked.version, reason } })
        await call('signin', { body: credentials })
        const oneself = { params: { id: own }, body: { version: await versionOf(staff, own), reason } }
        await verifyRefused(staff('personBlock', oneself), 'own-account')
      },
    },
    {
      name: 'another role ends the sessions; one gives no role to oneself',
      run: async (call, openBrowser) => {
        const { _id: id } = await join(call)
        const staff = await openBrowser()
        const { _id: own } = await staff('signin', { body: admin })
        const version = await versionOf(staff, id)
        const change = (role: 'AGENT' | 'RECIPIENT', plantationId?: string) =>
          staff('personRole', { params: { id }, body: { role, plantationId, version, reason } })
        await verifyRefused(change('RECIPIENT'), 'validation-failed')
        await verifyRefused(change('AGENT', 'kilima-dawn'), 'validation-failed')
        await change('AGENT')
        verifySame((await staff('personGet', { params: { id } })).role, 'AGENT', 'the role is another')
        await verifyRefused(call('authentication'), 'not-signed-in')
        await verifyRefused(change('AGENT'), 'person-changed')
        const body = { role: 'USER', version: await versionOf(staff, own), reason } as const
        await verifyRefused(staff('personRole', { params: { id: own }, body }), 'own-account')
      },
    },
    {
      name: "staff end one of a person's sessions, or all of them",
      run: async (call, openBrowser) => {
        const { _id: id, email } = await join(call)
        const [staff, second] = [await openBrowser(), await openBrowser()]
        await second('signin', { body: { email, password: goodPassword } })
        await staff('signin', { body: admin })
        const { sessions } = await staff('personGet', { params: { id } })
        verifySame(sessions.length, 2, 'two sessions')
        const sessionId = sessions[0]?._id ?? ''
        await staff('personSessionEnd', { params: { id, sessionId } })
        await verifyRefused(staff('personSessionEnd', { params: { id, sessionId } }), 'not-found')
        verifySame(await staff('personSessionsEnd', { params: { id } }), { ended: 1 }, 'the other one')
        await verifyRefused(call('authentication'), 'not-signed-in')
        await verifyRefused(second('authentication'), 'not-signed-in')
        await verifyRefused(staff('personSessionsEnd', { params: { id: 'nobody' } }), 'not-found')
      },
    },
    {
      name: 'staff filter people; nobody else learns anything by a filter',
      run: async (call, openBrowser) => {
        const { _id, email } = await join(call)
        await call('userUpdate', { body: { inn: '770412345664' } })
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const find = async (query: object) => (await staff('userList', { query })).items.map((one) => one._id)
        verifySame(await find({ search: email, role: 'USER', region: 'moscow' }), [_id], 'by role and region')
        verifySame(await find({ search: email, role: 'BROKER' }), [], 'another role')
        verifySame(
          await find({ search: email, verification: 'INITIAL', isBlocked: false }),
          [_id],
          'the state',
        )
        verifySame(await find({ search: email, verification: 'APPROVED' }), [], 'another state')
        verify((await find({ search: '77041234', limit: 100 })).includes(_id), 'by the tax number')
        await staff('signin', { body: broker })
        await verifyRefused(staff('userList', { query: { verification: 'APPROVED' } }), 'not-permitted')
        await staff('signin', { body: buyer })
      },
    },
  ]
}
