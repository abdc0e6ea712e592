import { anna, mock, mockDelay, refuse, sessionOf } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import SetupScreen from './SetupScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Setup',
  component: SetupScreen,
  ...withScreen({ path: '/setup' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Резервные копии')).toBeVisible())
    await expect(canvas.getAllByText('Готово')).toHaveLength(5)
    await expect(canvas.getByRole('link', { name: 'Открыть: Прайс-листы' })).toHaveAttribute(
      'href',
      '/goods/price-lists',
    )
  },
})

export const NothingYet = meta.story({
  beforeEach: ({ msw }) => {
    const missing = [
      'mail',
      'contacts',
      'paymentMethods',
      'regions',
      'plantations',
      'priceLists',
      'backup',
    ] as const
    msw.use(mock('setup', () => ({ steps: missing.map((name) => ({ name, state: 'missing' as const })) })))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Не настроено')).toHaveLength(7))
  },
})

export const OpenedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Резервные копии')).toBeVisible())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Открыть: Реквизиты' })).toHaveFocus())
  },
})

export const InTheShell = meta.story({ ...startingFrom({ frame: 'shell' }) })

export const OnAPhone = meta.story({
  ...startingFrom({ frame: 'shell' }),
  globals: { viewport: { value: 'phone' } },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockDelay('setup', 'infinite'))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Загружаем готовность магазина')).toBeInTheDocument())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock('setup', () => refuse('internal')))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Не удалось загрузить готовность магазина.')).toBeVisible())
  },
})

export const NotForBuyers = meta.story({
  ...startingFrom({ session: sessionOf(anna), frame: 'shell' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Не найдена страница/)).toBeVisible())
  },
})
