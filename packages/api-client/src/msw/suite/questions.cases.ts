import type { ContractCase, SuitePeople } from './contract-case.ts'
import { confirmFreshPhone, join } from './joining.ts'
import { openBrowserAs } from './open-browser-as.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** What staff ask about something that waits on the desk, and what the person answers. */
export function questionsCases({ admin, buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'staff ask a person once at a time; the person answers once, and what is decided is not answered any more',
      run: async (call, openBrowser) => {
        const { _id: item } = await join(call)
        const phone = await confirmFreshPhone(call, item)
        const form = { name: 'ИП Лисов', phone, city: 'Тверь', address: 'ул. Советская, 1', index: '170100' }
        const staff = await openBrowserAs(openBrowser, admin)
        const ask = (text: string) => staff('questionAsk', { body: { kind: 'verification', item, text } })
        await verifyRefused(ask('Рано'), 'not-found')
        await call('userVerification', { body: form })
        const find = async () => (await staff('desk')).items.find(({ _id }) => _id === item)
        verifySame((await find())?.question, null, 'nothing was asked')

        await ask('Пришлите ИНН')
        verifySame((await find())?.question?.answer, null, 'it waits for the answer')
        await verifyRefused(ask('Ещё раз'), 'question-changed')
        const [question] = await call('questionList')
        verify(question !== undefined, 'the person has it')
        verifySame([question.item, question.text, question.answer], [item, 'Пришлите ИНН', null], 'as asked')

        const answer = { params: { id: question._id }, body: { text: '770412345678' } }
        const other = await openBrowserAs(openBrowser, buyer)
        await verifyRefused(other('questionAnswer', answer), 'not-found')
        await call('questionAnswer', answer)
        verifySame((await find())?.question?.answer, '770412345678', 'staff read the answer')
        await verifyRefused(call('questionAnswer', answer), 'question-changed')

        await ask('И телефон')
        const [second] = await call('questionList')
        await staff('userVerificationReview', { body: { _id: item, isApproved: true } })
        verifySame(await call('questionList'), [], 'what is decided is not asked about')
        const late = { params: { id: second?._id ?? '' }, body: { text: 'Поздно' } }
        await verifyRefused(call('questionAnswer', late), 'question-changed')
      },
    },
  ]
}
