import {
  allPeople,
  createMockMarket,
  manyPeople,
  maria,
  usersScenarios,
  vera,
} from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import PeopleScreen from './PeopleScreen.tsx'

const meta = preview.meta({
  title: 'Admin/People',
  component: PeopleScreen,
  ...withScreen({ path: '/people' }),
})

const table = { name: /^(Люди|People)$/ }
const blocked = {
  ...maria,
  blocked: {
    at: '2026-11-20T08:00:00.000Z',
    by: { _id: vera._id, name: 'Вера Орлова' },
    reason: 'Чужие документы',
  },
}

function withBlocked() {
  const people = allPeople.map((person) => (person._id === maria._id ? blocked : person))
  return createMockMarket({ signedInId: vera._id, people }).handlers
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...withBlocked()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Мария Ветрова' })).toBeVisible()
  },
})

export const Filtered = meta.story({
  beforeEach: ({ msw }) => msw.use(...withBlocked()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await userEvent.selectOptions(canvas.getByLabelText(/^(Роль|Role)$/), 'BROKER')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await userEvent.selectOptions(canvas.getByLabelText(/^(Роль|Role)$/), '')
    await userEvent.click(canvas.getByRole('button', { name: /^(Заблокированные|Blocked)$/ }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByRole('link', { name: 'Мария Ветрова' })).toBeVisible()
  },
})

export const FoundByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    canvas.getByRole('textbox').focus()
    await userEvent.keyboard('7700000070')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByRole('link', { name: 'Борис Майоров' })).toBeVisible()
  },
})

export const NothingFound = meta.story({
  ...startingFrom({ path: '/people?search=тюльпан&role=AGENT', route: '/people' }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/^(Никого не нашли|Nobody found)$/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /Сбросить фильтры|Clear filters/ }))
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})

export const ManyPeople = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.manyPages()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21))
    await userEvent.click(canvas.getByRole('button', { name: /Показать ещё|Show more/ }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(41))
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.loading()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...usersScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => {
    const long = {
      ...maria,
      name: 'Александра-Виктория Константиновна',
      surname: 'Преображенская-Красносельская',
      company: 'Общество с ограниченной ответственностью «Цветочная мастерская на Большой Пироговской»',
      email: 'alexandra.preobrazhenskaya-krasnoselskaya@tsvetochnaya-masterskaya.example',
      city: 'Комсомольск-на-Амуре',
    }
    msw.use(
      ...createMockMarket({ signedInId: vera._id, people: [vera, long, ...manyPeople.slice(0, 3)] }).handlers,
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...withBlocked()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})
