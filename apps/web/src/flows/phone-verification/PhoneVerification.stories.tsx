import { anna, phoneScenarios } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import { PhoneVerificationDialog, type PhoneVerificationDialogProps } from './PhoneVerificationDialog.tsx'

const asked: PhoneVerificationDialogProps = { phone: anna.phone, country: 'RUS', onEnd: () => {} }

const meta = preview.meta({
  title: 'Flows/PhoneVerification',
  component: PhoneVerificationDialog,
  ...withScreen({ path: '/profile' }),
  args: asked,
})

async function dialogOf({ canvasElement }: StoryContext) {
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
}

async function callMe(context: StoryContext) {
  const dialog = await dialogOf(context)
  await context.userEvent.click(await dialog.findByRole('button', { name: 'Позвоните мне' }))
  return dialog
}

async function enter(context: StoryContext, digits: string) {
  const dialog = await callMe(context)
  const field = await dialog.findByLabelText(/^Последние 4 цифры/)
  await waitFor(() => expect(field).toHaveFocus())
  await context.userEvent.keyboard(digits)
  return { dialog, field }
}

export const Loaded = meta.story({
  play: async (context) => {
    const dialog = await dialogOf(context)
    await waitFor(() => expect(dialog.getByLabelText('Телефон')).toHaveDisplayValue(/^916.123.45.01$/))
  },
})

export const Empty = meta.story({
  args: { ...asked, phone: '' },
  play: async (context) => {
    const dialog = await callMe(context)
    await expect(dialog.getByLabelText('Телефон')).toHaveAccessibleDescription(
      'Проверьте введённый номер телефона.',
    )
    await waitFor(() => expect(dialog.getByLabelText('Телефон')).toHaveFocus())
  },
})

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  args: { ...asked, phone: '254', country: 'KEN' },
  play: async (context) => {
    const dialog = await dialogOf(context)
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Call me' }))
    await waitFor(() => expect(dialog.getByText('Check the entered phone number.')).toBeInTheDocument())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...phoneScenarios.loading()),
  play: async (context) => {
    const dialog = await callMe(context)
    await expect(dialog.getByRole('button', { name: 'Позвоните мне' })).toHaveAttribute('aria-busy')
  },
})

export const Calling = meta.story({
  play: async (context) => {
    const dialog = await callMe(context)
    await waitFor(() => expect(dialog.getByRole('timer')).toBeInTheDocument())
    await waitFor(() => expect(dialog.getByText('Позвонить ещё раз можно через')).toBeVisible())
  },
})

export const Incomplete = meta.story({
  play: async (context) => {
    const { dialog, field } = await enter(context, '16{Enter}')
    await expect(field).toHaveAccessibleDescription('Введите код.')
    await expect(field).toHaveValue('16')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Подтвердить' })).toBeVisible())
  },
})

export const Checking = meta.story({
  beforeEach: ({ msw }) => msw.use(...phoneScenarios.checking()),
  play: async (context) => {
    const { dialog } = await enter(context, '1618')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Подтвердить' })).toHaveAttribute('aria-busy'),
    )
  },
})

export const WrongCode = meta.story({
  beforeEach: ({ msw }) => msw.use(...phoneScenarios.wrongCode()),
  play: async (context) => {
    const { field } = await enter(context, '0000')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Неверный код! Осталось 4 попытки.'))
    await expect(field).toHaveValue('')
    await waitFor(() => expect(field).toHaveFocus())
  },
})

export const CodeExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(...phoneScenarios.codeExpired()),
  play: async (context) => {
    const { dialog } = await enter(context, '1618')
    await waitFor(() => expect(dialog.getByText(/Этот код больше не действует/)).toBeInTheDocument())
    await expect(dialog.queryByRole('button', { name: 'Подтвердить' })).toBeNull()
  },
})

export const CodeLocked = meta.story({
  beforeEach: ({ msw }) => msw.use(...phoneScenarios.codeLocked()),
  play: async (context) => {
    const { dialog, field } = await enter(context, '0000')
    await waitFor(() => expect(dialog.getByText(/Этот код больше не действует/)).toBeInTheDocument())
    await expect(field).toHaveAttribute('readonly')
  },
})

export const AnotherNumber = meta.story({
  play: async (context) => {
    const dialog = await callMe(context)
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Изменить номер' }))
    await waitFor(() => expect(dialog.getByLabelText('Телефон')).toBeInTheDocument())
    // The call to the same number still counts.
    await context.userEvent.click(dialog.getByRole('button', { name: 'Позвоните мне' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Последние 4 цифры/)).toBeInTheDocument())
  },
})

export const RetryLater = meta.story({
  beforeEach: ({ msw }) => msw.use(...phoneScenarios.retryLater()),
  play: async (context) => {
    const dialog = await callMe(context)
    await waitFor(() => expect(dialog.getByRole('timer')).toHaveTextContent('0:42'))
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...phoneScenarios.loadFailed()),
  play: async (context) => {
    const dialog = await callMe(context)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Что-то пошло не так'))
  },
})

export const Unavailable = meta.story({
  beforeEach: ({ msw }) => msw.use(...phoneScenarios.unavailable()),
  play: async (context) => {
    const dialog = await callMe(context)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('недоступен'))
  },
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(...phoneScenarios.offline()),
  play: async (context) => {
    const dialog = await callMe(context)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Нет связи'))
  },
})

export const Confirmed = meta.story({
  beforeEach: ({ msw }) => msw.use(...phoneScenarios.acceptsAnyCode()),
  play: async (context) => {
    const { dialog } = await enter(context, '1618')
    await waitFor(() => expect(dialog.getByText('Номер подтверждён')).toBeInTheDocument())
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Готово' })).toHaveFocus())
  },
})

export const OnAPhone = Calling.extend({ globals: { viewport: { value: 'phone' } } })
