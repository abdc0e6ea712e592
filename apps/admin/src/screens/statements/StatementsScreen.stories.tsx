import { createMockMarket, mock, mockDelay, refuse, sessionOf, vera } from '@flower-market/api-client/msw'
import { expect, waitFor, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { statementMarket } from '../../stories/statement-market.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import StatementsScreen from './StatementsScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Statements',
  component: StatementsScreen,
  ...withScreen({ path: '/money/statements' }),
})

const statement = `1CClientBankExchange
Кодировка=Windows
РасчСчет=40702810900000001234
КонецФайла
`

async function choose(
  canvas: ReturnType<typeof within>,
  userEvent: { upload: (input: HTMLElement, file: File) => Promise<void> },
  text: string,
  name: string,
): Promise<void> {
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: /^(Загрузить выписку|Import statement)$/ })).toBeVisible(),
  )
  const input = canvas.getByLabelText(/^(Загрузить выписку|Import statement)$/, { selector: 'input' })
  await userEvent.upload(input, new File([text], name, { type: 'text/plain' }))
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...statementMarket().handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Совпали: 2|Matched: 2)$/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: /^(Проводки|Ledger)$/ })).toBeVisible()
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...statementMarket({ isLong: true }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Без счёта: 60|Unmatched: 60)$/)).toBeVisible())
  },
})

export const WithoutMoney = meta.story({
  beforeEach: ({ msw }) => msw.use(...statementMarket({ isEmpty: true }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^(Без поступлений|No incoming money)$/, { selector: 'a' })).toBeVisible(),
    )
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId: vera._id }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Выписок пока нет|No statements yet)$/)).toBeVisible())
  },
})

/** A file of another kind: nothing is imported. */
export const NoStatement = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, '%PDF-1.7', 'vypiska.txt')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/не выписка|no statement/))
  },
})

/** A statement of two bytes a letter. */
export const WrongEncoding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(
      canvas,
      userEvent,
      [...'1CClientBankExchange\r\n'].map((letter) => `${letter}\0`).join(''),
      'kl_to_1c.txt',
    )
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/кодировке|encoding/))
  },
})

/** A file that was imported before adds nothing and names its statement. */
export const ImportedTwice = meta.story({
  beforeEach: ({ msw }) => {
    const { state, handlers } = createMockMarket({ signedInId: vera._id })
    const at = state.now.toISOString()
    state.bankStatements = [
      { _id: 'before', importedAt: at, importedBy: 'Вера Соколова', file: statement, transferIds: [] },
    ]
    msw.use(...handlers)
  },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, statement, 'kl_to_1c.txt')
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^(Открыть выписку|Open the statement)$/ })).toBeVisible(),
    )
    await expect(canvas.getByText(/Ничего не добавилось|Nothing was added/)).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('bankStatementList', 'infinite'), ...statementMarket().handlers),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('bankStatementList', () => refuse('internal')),
      ...statementMarket().handlers,
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

/** A role without the books: no tab leads to what it may not open. */
export const NotPermitted = meta.story({
  ...startingFrom({ session: { ...sessionOf(vera), staffRole: 'warehouse' } }),
  beforeEach: ({ msw }) =>
    msw.use(
      mock('bankStatementList', () => refuse('not-permitted')),
      ...statementMarket().handlers,
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(canvas.queryByRole('link', { name: /^(Проводки|Ledger)$/ })).toBeNull()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...statementMarket().handlers),
})
