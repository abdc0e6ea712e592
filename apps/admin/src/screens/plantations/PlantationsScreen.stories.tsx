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
    await userEvent.type(page.getByLabelText(/^(Фрахт за стебель, ₽|Freight a stem, ₽)$/), 'много')
    await userEvent.click(page.getByRole('button', { name: /^(Сохранить|Save)$/ }))
    await waitFor(() =>
      expect(page.getByLabelText(/^(Название|Name)$/)).toHaveAttribute('aria-invalid', 'true'),
    )
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
