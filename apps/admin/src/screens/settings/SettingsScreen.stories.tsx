import {
  createMockMarket,
  mock,
  mockDelay,
  refuse,
  sessionOf,
  anna,
  vera,
} from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import SettingsScreen from './SettingsScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Settings',
  component: SettingsScreen,
  ...withScreen({ path: '/settings' }),
})

const decided = [
  {
    name: 'vatBp',
    value: 2200,
    holdsFrom: '2027-01-01T00:00:00.000Z',
    setAt: '2026-11-20T08:00:00.000Z',
    setBy: { _id: vera._id, name: 'Вера Орлова' },
    reason: 'Со следующего года работаем с НДС',
  },
  {
    name: 'cashLimit',
    value: 8_000_000,
    holdsFrom: '2026-11-01T00:00:00.000Z',
    setAt: '2026-10-30T08:00:00.000Z',
    setBy: { _id: vera._id, name: 'Вера Орлова' },
    reason: 'Запас до предела Указания 5348-У, пока касса не проверяет остаток по договору сама',
  },
] as const

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('спред 1,5 %, комиссия 0,5 %')).toBeVisible())
    await expect(canvas.getAllByText('по умолчанию')).toHaveLength(9)
  },
})

export const Decided = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...createMockMarket({ signedInId: vera._id, settingDecisions: [...decided] }).handlers)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^80\s000\s₽$/)).toBeVisible())
    await expect(canvas.getByText(/^с 1 янв.*2027.*22\s%$/)).toBeVisible()
  },
})

export const InTheShell = meta.story({ ...startingFrom({ frame: 'shell' }) })

export const OnAPhone = Decided.extend({
  ...startingFrom({ frame: 'shell' }),
  globals: { viewport: { value: 'phone' } },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockDelay('operatorSettings', 'infinite'))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Загружаем настройки')).toBeInTheDocument())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock('operatorSettings', () => refuse('internal')))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Не удалось загрузить настройки.')).toBeVisible())
  },
})

export const NotForBuyers = meta.story({
  ...startingFrom({ session: sessionOf(anna), frame: 'shell' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Не найдена страница/)).toBeVisible())
  },
})
