import { createMockMarket, mock, mockDelay, refuse, vera } from '@flower-market/api-client/msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import MailTextsScreen from './MailTextsScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Email texts',
  component: MailTextsScreen,
  ...withScreen({ path: '/settings/mails' }),
})

const table = { name: /^(Тексты писем|Email texts)$/ }
const edit = { name: /^(Изменить: Заказ отменён|Edit: Order canceled)$/ }
const save = { name: /^(Сохранить|Save)$/ }
const page = within(document.body)

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})

export const Edited = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', edit))
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    const [subject] = page.getAllByLabelText(/^(Тема|Subject)$/)
    await userEvent.clear(subject!)
    await userEvent.type(subject!, 'Заказ {{number} снят')
    await expect(page.getByText('Заказ 10001 снят')).toBeVisible()
    await userEvent.type(page.getByLabelText(/^(Почему|Why)$/), 'Пишем проще')
    await userEvent.click(page.getByRole('button', save))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByText(/^(свой: русский|own: Russian)$/)).toBeVisible())
  },
})

export const WrongPlaceholdersByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    canvas.getByRole('button', edit).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    const [body] = page.getAllByLabelText(/^(Текст|Text)$/)
    await userEvent.clear(body!)
    await userEvent.type(body!, 'Заказ {{sum}')
    page.getByRole('button', save).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(body).toBeInvalid())
    await expect(page.getByText(/\{sum\}.*\.$/)).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockDelay('mailTextList', 'infinite'), ...createMockMarket({ signedInId: vera._id }).handlers),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('mailTextList', () => refuse('internal')),
      ...createMockMarket({ signedInId: vera._id }).handlers,
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})
