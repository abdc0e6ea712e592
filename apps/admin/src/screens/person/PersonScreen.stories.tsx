import { anna, maria, mock, mockDelay, refuse, sessionOf, vera } from '@flower-market/api-client/msw'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { dialog, market, opened, withAnna } from '../../stories/person-story.ts'
import { longPerson } from '../../stories/long-person.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import PersonScreen from './PersonScreen.tsx'

const route = '/people/:id'
const meta = preview.meta({
  title: 'Admin/Person',
  component: PersonScreen,
  ...withScreen({ path: `/people/${anna._id}`, route }),
})

const blocked = {
  at: '2026-11-20T08:00:00.000Z',
  by: { _id: vera._id, name: 'Вера Орлова' },
  reason: 'Чужие документы',
}

const credit = { name: /^(Начислить…|Credit…)$/ }

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(anna.name))
    await waitFor(() => expect(canvas.getByRole('table', { name: /^(Заказы|Orders)$/ })).toBeVisible())
    await expect(canvas.getByText(anna.email)).toBeVisible()
    const all = canvas.getByRole('link', { name: /^(всего \d+|\d+ in total)$/ })
    await expect(all.getAttribute('href')).toMatch(/\/money\/ledger\?person=demo-anna$/)
  },
})

export const Credited = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent, credit.name)
    await userEvent.type(dialog().getByLabelText(/^(Сумма|Amount)/), '392')
    await waitFor(() => expect(dialog().getByText(/станет .*₽|₽.* after/)).toBeVisible())
    await userEvent.type(dialog().getByLabelText(/^(Причина|Reason)/), 'Не хватило 80 стеблей')
    await userEvent.click(dialog().getByRole('button', { name: /^(Начислить|Credit)$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getAllByText(/Не хватило 80 стеблей/).length).toBeGreaterThan(0))
    await waitFor(() => expect(canvas.getAllByRole('cell', { name: /\+392[.,]00/ })[0]).toBeVisible())
  },
})

export const ReasonMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent, credit.name)
    await userEvent.type(dialog().getByLabelText(/^(Сумма|Amount)/), '5')
    await userEvent.click(dialog().getByRole('button', { name: /^(Начислить|Credit)$/ }))
    await waitFor(() => expect(dialog().getByLabelText(/^(Причина|Reason)/)).toBeInvalid())
  },
})

export const MoreThanThereIs = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent, /^(Списать…|Write off…)$/)
    await userEvent.type(dialog().getByLabelText(/^(Сумма|Amount)/), '9999999')
    await waitFor(() => expect(dialog().getByText(/столько нет|not have that much/)).toBeVisible())
  },
})

export const BalanceChanged = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...market())
    msw.use(mock('personMoney', () => refuse('balance-changed', { available: 5 })))
  },
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent, credit.name)
    await userEvent.type(dialog().getByLabelText(/^(Сумма|Amount)/), '5')
    await userEvent.type(dialog().getByLabelText(/^(Причина|Reason)/), 'Ошибка')
    await userEvent.click(dialog().getByRole('button', { name: /^(Начислить|Credit)$/ }))
    await waitFor(() =>
      expect(dialog().getByRole('alert')).toHaveTextContent(/Баланс изменился|balance has changed/),
    )
  },
})

export const Blocked = meta.story({
  beforeEach: ({ msw }) => msw.use(...withAnna({ blocked })),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/Чужие документы/)).toBeVisible())
    await opened(canvas, userEvent, /^(Разблокировать…|Unblock…)$/)
    await userEvent.type(dialog().getByLabelText(/^(Причина|Reason)/), 'Документы в порядке')
    await userEvent.click(dialog().getByRole('button', { name: /^(Разблокировать|Unblock)$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.queryByText(/Чужие документы/)).toBeNull())
  },
})

export const BlockedByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    const block = { name: /^(Заблокировать…|Block…)$/ }
    await waitFor(() => expect(canvas.getByRole('button', block)).toBeVisible())
    canvas.getByRole('button', block).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    dialog()
      .getByLabelText(/^(Причина|Reason)/)
      .focus()
    await userEvent.keyboard('Чужие документы')
    dialog()
      .getByRole('button', { name: /^(Заблокировать|Block)$/ })
      .focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/Вход заблокирован|Sign-in is blocked/)).toBeVisible())
  },
})

export const ChangedByAnotherMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...market())
    msw.use(mock('personChange', () => refuse('person-changed')))
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(anna.email)).toBeVisible())
    await opened(canvas, userEvent, /^(Изменить|Edit)$/)
    const company = dialog().getByLabelText(/^(Компания|Company)$/)
    await userEvent.clear(company)
    await userEvent.type(company, 'Букет')
    await userEvent.type(dialog().getByLabelText(/^(Причина|Reason)/), 'Договор')
    await userEvent.click(dialog().getByRole('button', { name: /^(Сохранить|Save)$/ }))
    await waitFor(() =>
      expect(dialog().getByRole('alert')).toHaveTextContent(/Ничего не сохранено|Nothing was saved/),
    )
    await expect(company).toHaveValue('Букет')
  },
})

export const Edited = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(anna.email)).toBeVisible())
    await opened(canvas, userEvent, /^(Изменить|Edit)$/)
    const company = dialog().getByLabelText(/^(Компания|Company)$/)
    await userEvent.clear(company)
    await userEvent.type(company, 'Букет на Полянке')
    await userEvent.type(dialog().getByLabelText(/^(Причина|Reason)/), 'Договор')
    await userEvent.click(dialog().getByRole('button', { name: /^(Сохранить|Save)$/ }))
    await waitFor(() => expect(canvas.getByText(/Букет на Полянке/)).toBeVisible())
  },
})

export const MarginEdited = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent, /^(Наценка|Margin)…$/)
    const price = dialog().getByLabelText(/^(Цветы|Flowers)$/)
    await userEvent.clear(price)
    await userEvent.type(price, '7.5')
    await userEvent.type(dialog().getByLabelText(/^(Причина|Reason)/), 'Договор')
    await userEvent.click(dialog().getByRole('button', { name: /^(Сохранить|Save)$/ }))
    await waitFor(() => expect(canvas.getByText(/^7[.,]5/)).toBeVisible())
  },
})

export const ForSupport = meta.story({
  ...startingFrom({ session: { ...sessionOf(vera), staffRole: 'support' } }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(Заблокировать…|Block…)$/ })).toBeVisible(),
    )
    await expect(canvas.queryByRole('button', credit)).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Наценка|Margin)…$/ })).toBeNull()
  },
})

export const SessionsEnded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    const all = { name: /^(Завершить все|End all)$/ }
    await waitFor(() => expect(canvas.getByRole('button', all)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', all))
    await waitFor(() => expect(canvas.getByText(/Открытых сеансов нет|No open sessions/)).toBeVisible())
  },
})

export const Newcomer = meta.story({
  ...startingFrom({ path: '/people/demo-new' }),
  beforeEach: ({ msw }) =>
    msw.use(
      ...market({
        people: [vera, { ...maria, _id: 'demo-new', company: '', margin: null, share: null, brokerId: null }],
      }),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Заказов ещё не было|No orders yet/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('personGet', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('personGet', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const NotFound = meta.story({
  ...startingFrom({ path: '/people/nobody' }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Не найдена страница|Page not found/)).toBeVisible())
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...withAnna({
        ...longPerson,
        address: 'Большая Пироговская улица, дом 117, корпус 12, строение 4, помещение 9',
      }),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

const audited = {
  by: blocked.by,
  about: { _id: anna._id, name: 'Анна Котова' },
  from: { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' },
}

export const Audited = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...market({
        auditEntries: [
          {
            ...audited,
            _id: '2',
            at: '2026-11-20T08:41:00.000Z',
            action: 'transaction-confirmed',
            subject: { kind: 'transaction', _id: 't-20411' },
            reason: '',
            effect: { amount: 5_000_000, currency: 'RUB' },
            changes: [{ field: 'status', before: 'IN_PROCESSED', after: 'CONFIRMED' }],
          },
          {
            ...audited,
            _id: '1',
            at: '2026-11-19T15:00:00.000Z',
            action: 'percentages-set',
            subject: { kind: 'person', _id: anna._id },
            reason: 'Договор с брокером на год: наценка на цветы снижена со следующего месяца',
            effect: null,
            changes: [{ field: 'margin.priceBp', before: 1000, after: 750 }],
          },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    const changes = () => canvas.getAllByText(/ → /u).map(({ textContent }) => textContent)
    await waitFor(() =>
      expect(changes().join('; ')).toMatch(/(В работе → Оплачен|In process → Paid).*10\s?% → 7[,.]5\s?%/u),
    )
    await expect(
      canvas.getByRole('link', { name: /^(Весь журнал|All entries)$/ }).getAttribute('href'),
    ).toMatch(/\/audit\?about=demo-anna$/)
  },
})

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone' } } })

/** The heights of a heading and of the rule below it. */
function heightsOf(heading: Element) {
  return [heading.getBoundingClientRect().top, heading.parentElement!.getBoundingClientRect().bottom]
}

/** Sections that stand beside each other: their titles and the rules below stand at one height, with a button and without. */
export const OnATablet = Loaded.extend({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const profile = await canvas.findByRole('heading', { name: /^(Профиль|Profile)$/ })
    const verification = canvas.getByRole('heading', { name: /^(Верификация|Verification)$/ })
    await canvas.findByRole('button', { name: /^(Изменить|Edit)$/ })
    await waitFor(() =>
      expect(heightsOf(profile).map(Math.round)).toEqual(heightsOf(verification).map(Math.round)),
    )
  },
})
