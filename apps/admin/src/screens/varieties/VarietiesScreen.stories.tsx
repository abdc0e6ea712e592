import { createMockMarket, mock, mockDelay, refuse, vera } from '@flower-market/api-client/msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import VarietiesScreen from './VarietiesScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Varieties',
  component: VarietiesScreen,
  ...withScreen({ path: '/goods/varieties' }),
})

const table = { name: /^(Сорта|Varieties)$/ }
const page = within(document.body)
const save = { name: /^(Сохранить|Save)$/ }

function market() {
  return createMockMarket({ signedInId: vera._id }).handlers
}

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})

export const MeasuredByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    canvas.getByRole('button', { name: /^(Изменить: Altaj|Edit Altaj)$/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    page.getAllByLabelText(/^(От|From)$/)[0]?.focus()
    await userEvent.keyboard('9{Tab}11{Tab}18{Tab}24')
    page.getByRole('button', save).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByText(/^9–11\s(см|cm)$/)).toBeVisible())
    await expect(canvas.getByText(/^18–24\s(дня|days)$/)).toBeVisible()
  },
})

export const WrongFields = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(Изменить: Altaj|Edit Altaj)$/ }))
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    const [head, vase] = page.getAllByLabelText(/^(От|From)$/)
    await userEvent.type(head!, '99')
    await userEvent.type(vase!, '1,5')
    await userEvent.click(page.getByRole('button', save))
    await waitFor(() => expect(head).toHaveAttribute('aria-invalid', 'true'))
    await expect(vase).toHaveAttribute('aria-invalid', 'true')
    await waitFor(() => expect(head).toHaveFocus())
  },
})

export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('varietyUpdate', () => refuse('record-changed')),
      ...market(),
    ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await userEvent.click(canvas.getAllByRole('button', { name: /^(Изменить|Edit)/ })[0]!)
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    await userEvent.click(page.getByRole('button', save))
    await waitFor(() => expect(page.getByRole('alert')).toBeVisible())
  },
})

export const NothingFound = meta.story({
  ...startingFrom({ path: '/goods/varieties?search=zzz', route: '/goods/varieties' }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Сорта не найдены|No varieties found)$/)).toBeVisible())
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('varietyRecords', () => ({ items: [], page: 1, limit: 50, total: 0 })),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Сортов пока нет|No varieties yet)$/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('varietyRecords', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('varietyRecords', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})
