import { createMockMarket, mock, mockDelay, refuse, vera } from '@flower-market/api-client/msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import RegionsScreen from './RegionsScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Regions',
  component: RegionsScreen,
  ...withScreen({ path: '/goods/regions' }),
})

const table = { name: /^(Регионы|Regions)$/ }
const page = within(document.body)

function market() {
  return createMockMarket({ signedInId: vera._id }).handlers
}

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})

/** More columns than room: the table scrolls by itself. */
export const OnATablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})

export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(Изменить: Казань|Edit Kazan)$/ }))
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    const freight = page.getByLabelText(/^(Фрахт за стебель, ₽|Freight per stem, ₽)$/)
    await userEvent.clear(freight)
    await userEvent.type(freight, '6')
    await userEvent.type(page.getByLabelText(/^(Почему|Why)$/), 'Тариф перевозчика')
    await userEvent.click(page.getByRole('button', { name: /^(Сохранить|Save)$/ }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByText(/^(6,00\s₽|₽6\.00)$/)).toBeVisible())
  },
})

export const PlannedForLater = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(Изменить: Казань|Edit Kazan)$/ }))
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    const freight = page.getByLabelText(/^(Фрахт за стебель, ₽|Freight per stem, ₽)$/)
    await userEvent.clear(freight)
    await userEvent.type(freight, '6')
    await userEvent.type(page.getByLabelText(/^(С какого дня|From which day)$/), '2026-12-01')
    await userEvent.type(page.getByLabelText(/^(Почему|Why)$/), 'Тариф перевозчика')
    await userEvent.click(page.getByRole('button', { name: /^(Сохранить|Save)$/ }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const planned = { name: /^(Запланированные изменения|Planned changes)$/ }
    await waitFor(() => expect(canvas.getByRole('table', planned)).toHaveTextContent(/6,00|6\.00/))
    await expect(canvas.getByRole('table', table)).not.toHaveTextContent(/6,00|6\.00/)
  },
})

export const WrongFieldsByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    canvas.getByRole('button', { name: /^(Добавить регион|Add region)$/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    page.getByRole('button', { name: /^(Сохранить|Save)$/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(page.getByLabelText(/^(Название по-русски|Name in Russian)$/)).toHaveAttribute(
        'aria-invalid',
        'true',
      ),
    )
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('regionRecords', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('regionRecords', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})
