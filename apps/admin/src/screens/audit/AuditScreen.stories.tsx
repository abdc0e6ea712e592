import { createMockMarket, mock, mockDelay, refuse, vera } from '@flower-market/api-client/msw'
import { demoContacts, demoRequisites, demoSignatory } from '@flower-market/flower-domain'
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
    await expect(canvas.getByText(/^Наценка, цена: 10\s% → 7,5\s%$/u)).toBeVisible()
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

let decidedCount = 0

function decided(
  name: string,
  before: string | number | boolean | null,
  after: string | number | boolean | null,
) {
  return {
    _id: `decision-${decidedCount++}`,
    at: '2026-11-20T08:00:00.000Z',
    by,
    action: 'setting-decided',
    subject: { kind: 'setting', _id: name },
    about: null,
    from,
    reason: 'Договор с другим банком',
    effect: null,
    changes: [
      { field: 'value', before, after },
      { field: 'holdsFrom', before: null, after: '2026-11-30T21:00:00.000Z' },
    ],
  }
}

const partedDecisions = [
  decided('requisites', 'null', JSON.stringify(demoRequisites)),
  decided(
    'requisites',
    JSON.stringify(demoRequisites),
    JSON.stringify({ ...demoRequisites, bankName: 'Банк «Другой», г. Тула', bik: '047003999' }),
  ),
  decided(
    'signatory',
    JSON.stringify(demoSignatory),
    JSON.stringify({ ...demoSignatory, surname: 'Образцова', patronymic: '' }),
  ),
  decided(
    'contacts',
    JSON.stringify(demoContacts),
    JSON.stringify({ ...demoContacts, phone: '+7 495 111-11-11' }),
  ),
  {
    ...decided('mail.orderCanceled', null, null),
    changes: [{ field: 'ru.subject', before: 'Заказ отменён', after: 'Заказ {number} отменён' }],
  },
] as const

/** Settings of many fields are told field by field. */
export const FieldByField = meta.story({
  ...startingFrom({ frame: 'shell' }),
  beforeEach: ({ msw }) => {
    msw.use(mock('auditList', () => ({ items: structuredClone(partedDecisions) as never, next: null })))
  },
  play: async ({ canvas, globals }) => {
    const isEnglish = globals['locale'] === 'en'
    const lines = isEnglish
      ? [
          'INN: — → 7700000009',
          'BIK: 044525999 → 047003999',
          'Surname: Примерова → Образцова',
          'Patronymic: Сергеевна → —',
          'Phone: +7 495 000-00-00 → +7 495 111-11-11',
          'email “Order canceled”',
        ]
      : [
          'ИНН: — → 7700000009',
          'БИК: 044525999 → 047003999',
          'Фамилия: Примерова → Образцова',
          'Отчество: Сергеевна → —',
          'Телефон: +7 495 000-00-00 → +7 495 111-11-11',
          'письмо «Заказ отменён»',
        ]
    await waitFor(() => expect(canvas.getByText(lines[0] ?? '')).toBeVisible())
    for (const line of lines) await expect(canvas.getByText(line)).toBeVisible()
    await expect(canvas.queryByText(/"/u)).toBeNull()
  },
})

export const FieldByFieldInEnglish = FieldByField.extend({ globals: { locale: 'en' } })

export const FieldByFieldOnAPhone = FieldByField.extend({ globals: { viewport: { value: 'phone' } } })

const otherVersions = [
  decided('requisites', 'ООО «Роза», ИНН 7700000009', JSON.stringify(demoRequisites)),
  decided(
    'requisites',
    JSON.stringify({ ...demoRequisites, swift: 'TESTRUMM', phones: ['1', '2'] }),
    JSON.stringify(demoRequisites),
  ),
  decided('exchangeTerms', '{"spread":1}', '{"spreadBp":150,"commissionBp":50}'),
  decided('incomingMethods', '["BARTER"]', '{broken'),
  decided('loyalty', 'none', 'gold'),
] as const

/** What another version kept: an unknown field stands by its key, and a value without a known shape as it was kept. */
export const OtherVersions = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock('auditList', () => ({ items: structuredClone(otherVersions) as never, next: null })))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('swift: TESTRUMM → —')).toBeVisible())
    await expect(canvas.getByText('phones: ["1","2"] → —')).toBeVisible()
    await expect(canvas.getByText(/^Значение: ООО «Роза», ИНН 7700000009 → \{/u)).toBeVisible()
    await expect(
      canvas.getByText(/^Значение: \{"spread":1\} → спред 1,5\s%, комиссия 0,5\s%$/u),
    ).toBeVisible()
    await expect(canvas.getByText('Значение: ["BARTER"] → {broken')).toBeVisible()
    await expect(canvas.getByText('настройка loyalty')).toBeVisible()
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
