import { annaWebhooks, createMockMarket, mock, mockDelay, refuse } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import SettingsScreen from './SettingsScreen.tsx'

function withWebhooks(): HttpHandler[] {
  return createMockMarket({ webhooks: annaWebhooks }).handlers
}

const meta = preview.meta({
  title: 'Screens/SettingsWebhooks',
  component: SettingsScreen,
  ...withScreen({ path: '/settings' }),
  beforeEach: ({ msw }) => msw.use(...withWebhooks()),
})

const texts = {
  section: /^(Вебхуки|Webhooks)$/,
  make: /^(Добавить вебхук|Add a webhook)$/,
  address: /^(Адрес|Address)$/,
  password: /^(Текущий пароль|Current password)$/,
  submit: /^(Добавить|Add the webhook)$/,
  deliveries: /^(Доставки вебхука|Deliveries of the webhook) https:\/\/1c/,
  ofPaused: /^(Доставки вебхука|Deliveries of the webhook) https:\/\/xn/,
  test: /^(Отправить проверку|Send a test)$/,
}

function section({ canvas }: StoryContext) {
  return within(canvas.getByRole('region', { name: texts.section }))
}

async function openDialog(context: StoryContext, button: RegExp) {
  await waitFor(() => expect(section(context).getByRole('button', { name: button })).toBeVisible())
  section(context).getByRole('button', { name: button }).focus()
  await context.userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  return within(screen.getByRole('dialog'))
}

async function press({ userEvent }: StoryContext, button: HTMLElement) {
  button.focus()
  await userEvent.keyboard('{Enter}')
}

export const Webhooks = meta.story({
  play: async (context) => {
    await waitFor(() => expect(section(context).getAllByRole('listitem')).toHaveLength(2))
    await expect(section(context).getByText(/^(Приостановлен|Paused)$/)).toBeVisible()
  },
})

export const NoWebhooks = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket().handlers),
  play: async (context) => {
    await waitFor(() =>
      expect(section(context).getByText(/^(Вебхуков пока нет|No webhooks yet)\.$/)).toBeVisible(),
    )
  },
})

export const WebhooksLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('webhookList', 'infinite'), ...withWebhooks()),
})

export const WebhooksFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('webhookList', () => refuse('internal')),
      ...withWebhooks(),
    ),
  play: async (context) => {
    await waitFor(() => expect(section(context).getByRole('alert')).toBeVisible())
  },
})

/** A webhook is added without a mouse; its secret is shown once, and the list has the webhook. */
export const AddedByKeyboard = meta.story({
  play: async (context) => {
    const dialog = await openDialog(context, texts.make)
    await context.userEvent.type(
      dialog.getByRole('textbox', { name: texts.address }),
      'https://roza.example/hook',
    )
    dialog.getAllByRole('checkbox')[0]?.focus()
    await context.userEvent.keyboard(' ')
    await context.userEvent.type(dialog.getByLabelText(texts.password), 'flowers')
    await press(context, dialog.getByRole('button', { name: texts.submit }))
    await waitFor(() => expect(screen.getByText(/^whsec_/)).toBeVisible())
    await press(context, screen.getByRole('button', { name: /^(Готово|Done)$/ }))
    await waitFor(() => expect(section(context).getAllByRole('listitem')).toHaveLength(3))
  },
})

export const FieldsMissing = meta.story({
  play: async (context) => {
    const dialog = await openDialog(context, texts.make)
    await press(context, dialog.getByRole('button', { name: texts.submit }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: texts.address })).toHaveAttribute('aria-invalid', 'true'),
    )
    await expect(
      dialog.getByText(/^(Отметьте хотя бы одно событие|Choose at least one event)\.$/),
    ).toBeVisible()
  },
})

/** An address of one's own network is refused at its field. */
export const AddressRefused = meta.story({
  play: async (context) => {
    const dialog = await openDialog(context, texts.make)
    await context.userEvent.type(
      dialog.getByRole('textbox', { name: texts.address }),
      'https://192.168.1.10/hook',
    )
    await context.userEvent.click(dialog.getAllByRole('checkbox')[0] as HTMLElement)
    await context.userEvent.type(dialog.getByLabelText(texts.password), 'flowers')
    await press(context, dialog.getByRole('button', { name: texts.submit }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: texts.address })).toHaveAttribute('aria-invalid', 'true'),
    )
  },
})

/** Each state of a delivery, with what the server answered. */
export const Deliveries = meta.story({
  play: async (context) => {
    const dialog = await openDialog(context, texts.deliveries)
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(5))
  },
})

export const DeliveriesLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('webhookDeliveries', 'infinite'), ...withWebhooks()),
  play: async (context) => {
    await openDialog(context, texts.deliveries)
  },
})

export const DeliveriesFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('webhookDeliveries', () => refuse('internal')),
      ...withWebhooks(),
    ),
  play: async (context) => {
    const dialog = await openDialog(context, texts.deliveries)
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  },
})

/** A test to a webhook that was sent nothing yet. */
export const TestSent = meta.story({
  play: async (context) => {
    const dialog = await openDialog(context, texts.ofPaused)
    await waitFor(() =>
      expect(dialog.getByText(/^(Мы ещё ничего не отправляли|Nothing has been sent yet)/)).toBeVisible(),
    )
    await press(context, dialog.getByRole('button', { name: texts.test }))
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
  },
})

export const TooManyTests = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('webhookTest', () => refuse('too-many-requests')),
      ...withWebhooks(),
    ),
  play: async (context) => {
    const dialog = await openDialog(context, texts.deliveries)
    await press(context, dialog.getByRole('button', { name: texts.test }))
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  },
})

/** What was not delivered is sent again by hand. */
export const SentAgain = meta.story({
  play: async (context) => {
    const dialog = await openDialog(context, texts.deliveries)
    const failed = /^(Не доставлено|Not delivered)$/
    await waitFor(() => expect(dialog.getByText(failed)).toBeVisible())
    const [, , again] = dialog.getAllByRole('button', { name: /^(Повторить:|Send again:)/ })
    await press(context, again as HTMLElement)
    await waitFor(() => expect(dialog.queryByText(failed)).toBeNull())
  },
})

export const Resumed = meta.story({
  play: async (context) => {
    const resume = /^(Включить вебхук|Resume the webhook)/
    await waitFor(() => expect(section(context).getByRole('button', { name: resume })).toBeVisible())
    await press(context, section(context).getByRole('button', { name: resume }))
    await waitFor(() => expect(section(context).queryByText(/^(Приостановлен|Paused)$/)).toBeNull())
  },
})

/** A webhook is deleted after it was asked whether it shall be. */
export const Deleted = meta.story({
  play: async (context) => {
    await waitFor(() => expect(section(context).getAllByRole('listitem')).toHaveLength(2))
    const [first] = section(context).getAllByRole('button', { name: /^(Удалить вебхук|Delete the webhook)/ })
    await context.userEvent.click(first as HTMLElement)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await context.userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: /^(Удалить|Delete)$/ }),
    )
    await waitFor(() => expect(section(context).getAllByRole('listitem')).toHaveLength(1))
    await waitFor(() => expect(section(context).getAllByRole('button')[0]).toHaveFocus())
  },
})
