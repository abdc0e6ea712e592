import type { CallOutput } from '@flower-market/api-client'
import { anna, mock, profileScenarios, refuse, rejectionComment } from '@flower-market/api-client/msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import VerificationScreen from './VerificationScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Verification',
  component: VerificationScreen,
  ...withScreen({ path: '/profile/verification' }),
})

const ask = { name: 'Отправить на проверку' }

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loaded()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Вы прошли верификацию')).toBeVisible())
  },
})

export const VerificationInitial = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.verification('INITIAL')),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Город')).toHaveValue('Москва'))
    await userEvent.click(canvas.getByRole('button', ask))
    await waitFor(() => expect(canvas.getByText('Проверяем ваши данные')).toBeVisible())
    await expect(canvas.getByText('119180')).toBeVisible()
  },
})

export const VerificationWaiting = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.verification('WAITING')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/около 24 часов\. Результат придёт на почту/)).toBeVisible())
    await expect(canvas.getAllByText('20 нояб., 18:20')[0]).toBeVisible()
  },
})

const asked: CallOutput<'questionList'>[number] = {
  _id: 'question',
  kind: 'verification',
  item: anna._id,
  text: 'На скане не читается ИНН. Напишите его, пожалуйста.',
  askedAt: '2026-11-20T16:05:00.000Z',
  answer: null,
}

/** Staff ask for what is missing: it is answered where it is asked. */
export const Asked = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...profileScenarios.verification('WAITING'))
    msw.use(
      mock('questionList', () => [asked]),
      mock('questionAnswer', () => ({})),
    )
  },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ответить' }))
    await waitFor(() => expect(canvas.getByLabelText('Ваш ответ')).toHaveFocus())
    await expect(canvas.getByText('Напишите ответ.')).toBeVisible()
    await userEvent.keyboard('770412345678')
    msw.use(mock('questionList', () => [{ ...asked, answer: '770412345678' }]))
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }))
    await waitFor(() => expect(canvas.getByText('Ваш ответ: 770412345678')).toBeVisible())
    await expect(canvas.queryByText(/Проверка продолжится/u)).toBeNull()
  },
})

export const AskedMeanwhileDecided = meta.story({
  ...startingFrom({ frame: 'shell' }),
  beforeEach: ({ msw }) => {
    msw.use(...profileScenarios.verification('WAITING'))
    msw.use(
      mock('questionList', () => [asked]),
      mock('questionAnswer', () => refuse('question-changed')),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Ваш ответ'), '770412345678')
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }))
    await waitFor(() => expect(canvas.getByText(/^На этот вопрос уже ответили/u)).toBeVisible())
    await expect(canvas.getByLabelText('Ваш ответ')).toHaveValue('770412345678')
  },
})

export const VerificationRejected = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.verification('REJECTED')),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(rejectionComment)).toBeVisible())
    const index = canvas.getByLabelText('Индекс')
    await userEvent.clear(index)
    await userEvent.type(index, '119181{Enter}')
    await waitFor(() => expect(canvas.getByText('Проверяем ваши данные')).toBeVisible())
    await expect(canvas.getByText('119181')).toBeVisible()
  },
})

export const VerificationApproved = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.verification('APPROVED')),
})

export const NothingFilledIn = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.verification('INITIAL')),
  play: async ({ canvas, userEvent }) => {
    for (const label of ['Город', 'Индекс']) await userEvent.clear(await canvas.findByLabelText(label))
    await userEvent.click(canvas.getByRole('button', ask))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Заполните все обязательные поля!'),
    )
    await waitFor(() => expect(canvas.getByLabelText('Город')).toHaveFocus())
    await expect(canvas.getByLabelText('Индекс')).toHaveAccessibleDescription('Введите индекс.')
  },
})

export const PhoneNotConfirmed = meta.story({
  ...startingFrom({ frame: 'shell' }),
  beforeEach: ({ msw }) => msw.use(...profileScenarios.phoneNotVerified()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { body } = canvasElement.ownerDocument
    await userEvent.click(await canvas.findByRole('button', ask))
    const dialog = await within(body).findByRole('dialog', { name: 'Подтверждение телефона' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(body).queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText('Сначала подтвердите номер телефона.')).toBeVisible()
  },
})

export const PhoneLostMeanwhile = meta.story({
  ...startingFrom({ frame: 'shell' }),
  beforeEach: ({ msw }) =>
    msw.use(
      mock('userVerification', () => refuse('phone-not-verified')),
      ...profileScenarios.verification('INITIAL'),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', ask))
    await waitFor(() => expect(canvas.getByText('Сначала подтвердите номер телефона.')).toBeVisible())
  },
})

export const Closed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('userVerification', () => refuse('verification-closed')),
      ...profileScenarios.verification('REJECTED'),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ещё раз' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Статус заявки изменился'))
  },
})

export const SaveFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('userVerification', () => refuse('internal')),
      ...profileScenarios.verification('INITIAL'),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Город'), ' и область')
    await userEvent.click(canvas.getByRole('button', ask))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Что-то пошло не так'))
    await expect(canvas.getByLabelText('Город')).toHaveValue('Москва и область')
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loading()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить профиль'))
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Телефон')).toHaveValue(''))
  },
})

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...profileScenarios.verification('WAITING')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('We are reviewing your details')).toBeVisible())
  },
})

export const OnAPhone = VerificationRejected.extend({ globals: { viewport: { value: 'phone' } } })

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.longContent()),
})
