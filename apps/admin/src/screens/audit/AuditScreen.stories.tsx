import { createMockMarket, mock, mockDelay, refuse, vera } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import AuditScreen from './AuditScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Audit',
  component: AuditScreen,
  ...withScreen({ path: '/audit' }),
})

const by = { _id: vera._id, name: 'Вера Орлова' }
const from = { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' }
const entries = [
  {
    _id: '3',
    at: '2026-11-20T08:41:00.000Z',
    by,
    action: 'transaction-confirmed',
    subject: { kind: 'transaction', _id: 't-20411' },
    about: { _id: 'demo-anna', name: 'Анна Котова' },
    from,
    reason: '',
    effect: { amount: 5_000_000, currency: 'RUB' },
    changes: [{ field: 'status', before: 'IN_PROCESSED', after: 'CONFIRMED' }],
  },
  {
    _id: '2',
    at: '2026-11-20T08:12:00.000Z',
    by,
    action: 'verification-rejected',
    subject: { kind: 'person', _id: 'denis' },
    about: { _id: 'denis', name: 'Денис Рябов' },
    from,
    reason: 'Дата в паспорте не читается, пришлите страницу целиком',
    effect: null,
    changes: [{ field: 'status', before: 'WAITING', after: 'REJECTED' }],
  },
  {
    _id: '1',
    at: '2026-11-19T16:00:00.000Z',
    by,
    action: 'setting-decided',
    subject: { kind: 'setting', _id: 'cashLimit' },
    about: null,
    from,
    reason: 'Запас до предела Указания 5348-У',
    effect: null,
    changes: [{ field: 'value', before: 10_000_000, after: 8_000_000 }],
  },
  {
    _id: '0',
    at: '2026-11-19T15:30:00.000Z',
    by,
    action: 'setting-decided',
    subject: { kind: 'setting', _id: 'incomingMethods' },
    about: null,
    from,
    reason: 'Касса на ремонте',
    effect: null,
    changes: [{ field: 'value', before: '["CARD","CASH"]', after: '[]' }],
  },
  {
    _id: '-1',
    at: '2026-11-19T15:00:00.000Z',
    by,
    action: 'percentages-set',
    subject: { kind: 'person', _id: 'demo-anna' },
    about: { _id: 'demo-anna', name: 'Анна Котова' },
    from,
    reason: 'Договор на год',
    effect: null,
    changes: [{ field: 'margin.priceBp', before: 1000, after: 750 }],
  },
  {
    _id: '-2',
    at: '2026-11-19T14:00:00.000Z',
    by,
    action: 'lots-changed',
    subject: { kind: 'lot', _id: 'explorer-60' },
    about: null,
    from,
    reason: '',
    effect: null,
    changes: [{ field: 'price', before: 12_000, after: 12_550 }],
  },
] as const

export const Loaded = meta.story({
  ...startingFrom({ frame: 'shell' }),
  beforeEach: ({ msw }) => {
    msw.use(mock('auditList', () => ({ items: structuredClone(entries) as never, next: '1' })))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^\+50\s000,00/u)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Раньше' })).toBeVisible()
    await expect(canvas.getByText('Дата в паспорте не читается, пришлите страницу целиком')).toBeVisible()
    await expect(canvas.getByText('Статус: В работе → Оплачен')).toBeVisible()
    await expect(canvas.getByText(/^Значение: .*карт.* → /iu)).toBeVisible()
    await expect(canvas.getByText(/^Маржа, цена: 10\s% → 7,5\s%$/u)).toBeVisible()
    await expect(canvas.getByText(/^Цена за стебель: 120\s₽ → 125,50\s₽$/u)).toBeVisible()
    await expect(canvas.getByText('Статус: На проверке → Отклонена')).toBeVisible()
    await expect(canvas.getByText('настройка «Наличными по одному договору, не больше»')).toBeVisible()
  },
})

/** One action's entries: the address says which. */
export const Filtered = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      ...createMockMarket({ signedInId: vera._id, auditEntries: structuredClone(entries) as never }).handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/^\+50\s000,00/u)).toBeVisible())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Действие' }), 'setting-decided')
    await waitFor(() => expect(canvas.queryByText(/^\+50\s000,00/u)).toBeNull())
    await waitFor(() => expect(canvas.getByText(/^Значение: 100\s000\s₽ → 80\s000\s₽$/u)).toBeVisible())
  },
})

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone' } } })

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Записей нет' })).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockDelay('auditList', 'infinite'))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Загружаем журнал')).toBeInTheDocument())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock('auditList', () => refuse('internal')))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Не удалось загрузить журнал.')).toBeVisible())
  },
})
