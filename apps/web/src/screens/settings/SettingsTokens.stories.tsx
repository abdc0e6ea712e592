import { annaTokens, createMockMarket, mock, mockDelay, refuse } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import SettingsScreen from './SettingsScreen.tsx'

function withTokens(): HttpHandler[] {
  const { state, handlers } = createMockMarket()
  state.apiTokens = annaTokens
  return handlers
}

const meta = preview.meta({
  title: 'Screens/SettingsTokens',
  component: SettingsScreen,
  ...withScreen({ path: '/settings' }),
  beforeEach: ({ msw }) => msw.use(...withTokens()),
})

const texts = {
  section: /^(Доступ для программ|Access for programs)$/,
  make: /^(Выпустить токен|Make a token)$/,
  name: /^(Название|Name)$/,
  password: /^(Текущий пароль|Current password)$/,
  submit: /^(Выпустить|Make the token)$/,
}

function section({ canvas }: StoryContext) {
  return within(canvas.getByRole('region', { name: texts.section }))
}

async function openForm(context: StoryContext) {
  await waitFor(() => expect(section(context).getByRole('button', { name: texts.make })).toBeVisible())
  section(context).getByRole('button', { name: texts.make }).focus()
  await context.userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  return within(screen.getByRole('dialog'))
}

async function submit({ userEvent }: StoryContext, dialog: ReturnType<typeof within>) {
  dialog.getByRole('button', { name: texts.submit }).focus()
  await userEvent.keyboard('{Enter}')
}

export const Tokens = meta.story({
  play: async (context) => {
    await waitFor(() => expect(section(context).getAllByRole('listitem')).toHaveLength(3))
  },
})

export const NoTokens = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket().handlers),
  play: async (context) => {
    await waitFor(() =>
      expect(section(context).getByText(/^(Токенов пока нет|No tokens yet)\.$/)).toBeVisible(),
    )
  },
})

export const TokensLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('apiTokenList', 'infinite'), ...withTokens()),
})

export const TokensFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('apiTokenList', () => refuse('internal')),
      ...withTokens(),
    ),
  play: async (context) => {
    await waitFor(() => expect(section(context).getByRole('alert')).toBeVisible())
  },
})

/** A token is made without a mouse; its secret is shown once, and the list has the token. */
export const MadeByKeyboard = meta.story({
  play: async (context) => {
    const dialog = await openForm(context)
    await context.userEvent.type(dialog.getByRole('textbox', { name: texts.name }), 'Касса')
    dialog.getAllByRole('checkbox')[1]?.focus()
    await context.userEvent.keyboard(' ')
    await context.userEvent.type(dialog.getByLabelText(texts.password), 'flowers')
    await submit(context, dialog)
    await waitFor(() => expect(screen.getByText(/^fmt_/)).toBeVisible())
    screen.getByRole('button', { name: /^(Готово|Done)$/ }).focus()
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(section(context).getAllByRole('listitem')).toHaveLength(4))
  },
})

export const FieldsMissing = meta.story({
  play: async (context) => {
    const dialog = await openForm(context)
    await submit(context, dialog)
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: texts.name })).toHaveAttribute('aria-invalid', 'true'),
    )
    await expect(
      dialog.getByText(/^(Отметьте хотя бы одно разрешение|Choose at least one permission)\.$/),
    ).toBeVisible()
  },
})

export const WrongPassword = meta.story({
  play: async (context) => {
    const dialog = await openForm(context)
    await context.userEvent.type(dialog.getByRole('textbox', { name: texts.name }), 'Касса')
    await context.userEvent.click(dialog.getAllByRole('checkbox')[0] as HTMLElement)
    await context.userEvent.type(dialog.getByLabelText(texts.password), 'roses')
    await submit(context, dialog)
    await waitFor(() => expect(dialog.getByLabelText(texts.password)).toHaveAttribute('aria-invalid', 'true'))
  },
})

/** A token is revoked after it was asked whether it shall be. */
export const Revoked = meta.story({
  play: async (context) => {
    await waitFor(() => expect(section(context).getAllByRole('listitem')).toHaveLength(3))
    const [first] = section(context).getAllByRole('button', { name: /^(Отозвать токен|Revoke the token)/ })
    await context.userEvent.click(first as HTMLElement)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await context.userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: /^(Отозвать|Revoke)$/ }),
    )
    await waitFor(() => expect(section(context).getAllByRole('listitem')).toHaveLength(2))
    await waitFor(() => expect(section(context).getAllByRole('button')[0]).toHaveFocus())
  },
})
