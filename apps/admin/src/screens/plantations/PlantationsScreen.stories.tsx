import {
  createMockMarket,
  mock,
  mockDelay,
  plantationRecords,
  refuse,
  vera,
} from '@flower-market/api-client/msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import PlantationsScreen from './PlantationsScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Plantations',
  component: PlantationsScreen,
  ...withScreen({ path: '/goods/plantations' }),
})

const table = { name: /^(Плантации|Plantations)$/ }
const page = within(document.body)

function market(records = plantationRecords) {
  return createMockMarket({ signedInId: vera._id, plantationRecords: records }).handlers
}

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})

export const AddedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    const rows = canvas.getAllByRole('row').length
    canvas.getByRole('button', { name: /^(Добавить плантацию|Add plantation)$/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    page.getByLabelText(/^(Название|Name)$/).focus()
    await userEvent.keyboard('Новая теплица')
    page.getByRole('button', { name: /^(Сохранить|Save)$/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows + 1))
  },
})

export const WrongFields = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(Добавить плантацию|Add plantation)$/ }))
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    await userEvent.type(page.getByLabelText(/^(Фрахт за стебель, ₽|Freight per stem, ₽)$/), 'много')
    await userEvent.click(page.getByRole('button', { name: /^(Сохранить|Save)$/ }))
    await waitFor(() =>
      expect(page.getByLabelText(/^(Название|Name)$/)).toHaveAttribute('aria-invalid', 'true'),
    )
  },
})

/** A change for a later day stands among the planned ones, and can be withdrawn. */
export const PlannedForLater = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await userEvent.click(canvas.getAllByRole('button', { name: /^(Изменить|Edit)/ })[0]!)
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    const freight = page.getByLabelText(/^(Фрахт за стебель, ₽|Freight per stem, ₽)$/)
    await userEvent.clear(freight)
    await userEvent.type(freight, '77')
    await userEvent.click(page.getByRole('button', { name: /^(Сохранить|Save)$/ }))
    const why = page.getByLabelText(/^(Почему|Why)$/)
    await waitFor(() => expect(why).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.type(page.getByLabelText(/^(С какого дня|From which day)$/), '2026-12-01')
    await userEvent.type(why, 'Тариф перевозчика')
    await userEvent.click(page.getByRole('button', { name: /^(Сохранить|Save)$/ }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const plans = { name: /^(Запланированные изменения|Planned changes)$/ }
    await waitFor(() => expect(canvas.getByRole('table', plans)).toHaveTextContent(/77,00|77\.00/))
    await expect(canvas.getByRole('table', table)).not.toHaveTextContent(/77,00|77\.00/)
  },
})

const [planned, ...unplanned] = plantationRecords
const change = {
  _id: 'change',
  terms: { freight: 7_700, cutoffDaysBefore: 4, claimHours: 12 },
  holdsFrom: '2026-11-30T21:00:00.000Z',
  setAt: '2026-11-20T09:00:00.000Z',
  setBy: { _id: vera._id, name: 'Вера Ким' },
  reason: 'Тариф перевозчика',
}

/** What is planned says all that it changes, and can be withdrawn before it holds. */
export const PlanWithdrawn = meta.story({
  beforeEach: ({ msw }) => msw.use(...market([{ ...planned!, planned: [change] }, ...unplanned])),
  play: async ({ canvas, userEvent }) => {
    const plans = { name: /^(Запланированные изменения|Planned changes)$/ }
    await waitFor(() => expect(canvas.getByRole('table', plans)).toHaveTextContent(/12 (часов|hours)/))
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Отменить изменение|Withdraw the change of)/ }),
    )
    const asked = within(await page.findByRole('dialog'))
    await userEvent.click(asked.getByRole('button', { name: /^(Отменить|Withdraw)$/ }))
    await waitFor(() => expect(canvas.queryByRole('table', plans)).toBeNull())
  },
})

export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('plantationUpdate', () => refuse('record-changed')),
      ...market(),
    ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await userEvent.click(canvas.getAllByRole('button', { name: /^(Изменить|Edit)/ })[0]!)
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    await userEvent.type(page.getByLabelText(/^(Почему|Why)$/), 'Договор')
    await userEvent.click(page.getByRole('button', { name: /^(Сохранить|Save)$/ }))
    await waitFor(() => expect(page.getByRole('alert')).toBeVisible())
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...market([])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Плантаций пока нет|No plantations yet)$/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('plantationRecords', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('plantationRecords', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})
