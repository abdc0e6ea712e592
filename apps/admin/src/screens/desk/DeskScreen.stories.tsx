import { anna, mock, mockDelay, refuse, sessionOf } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import { emptyDesk, fullDesk, invoiceDesk } from './desk.fixtures.ts'
import DeskScreen from './DeskScreen.tsx'
import { openAt, showFull } from '../../stories/desk-story.ts'

const meta = preview.meta({
  title: 'Admin/Desk',
  component: DeskScreen,
  ...withScreen({ path: '/desk' }),
})

/** What waits among the fixtures of the market. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Дела' })).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Все/u })).toHaveAttribute('aria-current', 'page'),
    )
  },
})

export const EveryKind = meta.story({
  ...startingFrom({ frame: 'shell' }),
  beforeEach: showFull,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Срок прошёл 2' })).toBeVisible())
    await expect(canvas.getByText('смотрит Олег Северов')).toBeVisible()
    await expect(canvas.getByText('ведёт Олег Северов')).toBeVisible()
    await expect(canvas.getByText('ждёт 24:22')).toBeVisible()
    const found = canvas.getByRole('textbox', { name: 'Поиск по делам' })
    await userEvent.type(found, 'ахмедов')
    await waitFor(() => expect(canvas.queryByText('Олег Марченко')).toBeNull())
    await userEvent.clear(found)
  },
})

const monthAgo = '2026-10-23T07:00:00.000Z'

/** What is over by long, and a job, are told in words; a job of another version by its code. */
export const LongOverdue = meta.story({
  ...startingFrom({ frame: 'shell' }),
  beforeEach: ({ msw }) => {
    showFull({ msw })
    const items = fullDesk.items.map((item) =>
      item.kind === 'top-up' ? { ...item, since: monthAgo, deadline: monthAgo } : item,
    )
    const late = items.flatMap((item): typeof items =>
      item.kind === 'job'
        ? [item, { ...item, _id: 'later', facts: { ...item.facts, name: 'identity.later-mail' } }]
        : [item],
    )
    msw.use(mock('desk', () => ({ ...fullDesk, items: late })))
  },
  play: async ({ canvas, globals }) => {
    const [ago, waits, job] =
      globals['locale'] === 'en'
        ? ['29 days ago', 'waiting 29 days', 'Email with a notification']
        : ['29 дн. назад', 'ждёт 29 дн.', 'Письмо с уведомлением']
    await waitFor(() => expect(canvas.getByText(ago ?? '')).toBeVisible())
    await expect(canvas.getByText(waits ?? '')).toBeVisible()
    await expect(canvas.getByText(job ?? '')).toBeVisible()
    await expect(canvas.getByText('identity.later-mail')).toBeVisible()
  },
})

export const LongOverdueInEnglish = LongOverdue.extend({ globals: { locale: 'en' } })

export const LongOverdueOnAPhone = LongOverdue.extend({ globals: { viewport: { value: 'phone' } } })

export const TopUpOpen = meta.story({
  ...openAt('top-up:top-up'),
  beforeEach: showFull,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Зачислить/u })).toHaveFocus())
    await expect(canvas.getByAltText('Фото 1 из 1')).toBeInTheDocument()
    await expect(canvas.getByText(/^184\s250,00/u)).toBeVisible()
  },
})

export const PaymentOrderOpen = meta.story({
  ...openAt('top-up:top-up'),
  beforeEach: ({ msw }) => {
    showFull({ msw })
    msw.use(mock('desk', () => invoiceDesk))
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Платёжное поручение, PDF' })).toHaveAttribute(
        'target',
        '_blank',
      ),
    )
    await expect(canvas.queryByAltText('Фото 1 из 1')).toBeNull()
  },
})

/** Rejecting needs a reason; the key is that of the place, whatever the layout. */
export const Rejecting = meta.story({
  ...openAt('verification:denis'),
  beforeEach: showFull,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Подтвердить/u })).toHaveFocus())
    await userEvent.keyboard('[KeyX]')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Причина' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Отклонить' }))
    await waitFor(() => expect(canvas.getByText('Напишите причину.')).toBeVisible())
  },
})

const question = { text: 'Пришлите ИНН', askedAt: '2026-11-20T13:10:00.000Z', askedBy: 'Вера Котова' }

function showQuestion(context: StoryContext, answer: string | null): void {
  const items = fullDesk.items.map((item) =>
    item.kind === 'verification' ? { ...item, watchers: [], question: { ...question, answer } } : item,
  )
  showFull(context)
  context.msw.use(mock('desk', () => ({ ...fullDesk, items })))
}

/** Staff ask for what is missing: the item waits for the answer at the end. */
export const AskByKeyboard = meta.story({
  ...openAt('verification:denis'),
  beforeEach: (context) => {
    showFull(context)
    context.msw.use(mock('questionAsk', () => ({})))
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Подтвердить/u })).toHaveFocus())
    await userEvent.keyboard('[KeyC]')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Вопрос покупателю' })).toHaveFocus())
    const form = canvas.getByRole('textbox', { name: 'Вопрос покупателю' }).closest('form')
    if (form === null) throw new Error('The question has no form.')
    await userEvent.click(within(form).getByRole('button', { name: 'Спросить' }))
    await waitFor(() => expect(canvas.getByText('Напишите вопрос.')).toBeVisible())
    await userEvent.type(canvas.getByRole('textbox', { name: 'Вопрос покупателю' }), question.text)
    showQuestion(context, null)
    await userEvent.click(within(form).getByRole('button', { name: 'Спросить' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ждём ответа 1' })).toBeVisible())
  },
})

export const Answered = meta.story({
  ...openAt('verification:denis'),
  beforeEach: (context) => showQuestion(context, '690312345678'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Покупатель ответил')).toBeVisible())
    await expect(canvas.getByText('Ответ: 690312345678')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Спросить$/u })).toBeVisible()
  },
})

export const TakenByAColleague = meta.story({
  ...openAt('import:import'),
  beforeEach: (context) => {
    showFull(context)
    context.msw.use(
      mock('deskWatch', ({ body: { mode } }) => (mode === 'take' ? refuse('item-taken') : { watchers: [] })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Прайс' })).toHaveFocus())
    await userEvent.keyboard('[KeyA]')
    await waitFor(() => expect(canvas.getByText('Это дело взял другой сотрудник.')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Открыть проверку' })).toHaveAttribute(
      'href',
      '/goods/price-lists/import',
    )
  },
})

/** A line that may be credited already is decided in its statement, with a reason. */
export const LineCreditedBefore = meta.story({
  ...openAt('statement-line:line'),
  beforeEach: ({ msw }) => {
    showFull({ msw })
    const items = fullDesk.items.map((item) =>
      item.kind === 'statement-line' ? { ...item, facts: { ...item.facts, isCreditedBefore: true } } : item,
    )
    msw.use(mock('desk', () => ({ ...fullDesk, items })))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/уже зачислены по другой выписке/u)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Открыть строку выписки' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Зачислить по счёту/u })).toBeNull()
  },
})

/** The arrows go from line to line, Enter opens, Escape gives the line its focus back. */
export const Keyboard = meta.story({
  beforeEach: showFull,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /Расхождение/u })).toBeVisible())
    canvas.getByRole('button', { name: /Расхождение/u }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Претензия/u })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Принять полностью/u })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Претензия/u })).toHaveFocus())
  },
})

export const OnAPhone = TopUpOpen.extend({ globals: { viewport: { value: 'phone' } } })

export const Empty = meta.story({
  ...startingFrom({ frame: 'shell' }),
  beforeEach: ({ msw }) => {
    msw.use(mock('desk', () => emptyDesk))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Дел нет' })).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockDelay('desk', 'infinite'))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Загружаем дела')).toBeInTheDocument())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock('desk', () => refuse('internal')))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Не удалось загрузить дела.')).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left).toBeGreaterThan(0),
    )
  },
})

export const NotForBuyers = meta.story({
  ...startingFrom({ session: sessionOf(anna), frame: 'shell' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Не найдена страница/u)).toBeVisible())
  },
})
