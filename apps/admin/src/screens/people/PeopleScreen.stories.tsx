import {
  allPeople,
  createMockMarket,
  manyPeople,
  maria,
  usersScenarios,
  vera,
} from '@flower-market/api-client/msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { longPerson } from '../../stories/long-person.ts'
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
      ...longPerson,
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

/** A long address takes several lines, not a letter a line. */
export const OnATablet = LongContent.extend({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(longPerson.email).offsetWidth).toBeGreaterThan(90))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...withBlocked()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})

const addPerson = { name: /^(Добавить человека|Add a person)$/ }

function dialog() {
  return within(screen.getByRole('dialog'))
}

export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', addPerson)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', addPerson))
    await waitFor(() => expect(dialog().getByLabelText(/^(Регион|Region)$/)).toHaveDisplayValue(/./))
    await userEvent.click(dialog().getByRole('button', { name: /^(Добавить|Add)$/ }))
    await waitFor(() => expect(dialog().getByText(/^(Укажите имя|Enter a name)$/)).toBeVisible())
    await userEvent.type(dialog().getByLabelText(/^(Почта|Email)/), 'new@plantation.example')
    await userEvent.type(dialog().getByLabelText(/^(Имя|First name)/), 'Хуана')
    await userEvent.selectOptions(dialog().getByLabelText(/^(Роль|Role)$/), 'RECIPIENT')
    await waitFor(() => expect(dialog().getByLabelText(/^(Плантация|Plantation)$/)).toBeVisible())
    await waitFor(() => expect(dialog().getByRole('option', { name: /Alto/ })).toBeInTheDocument())
    await userEvent.selectOptions(
      dialog().getByLabelText(/^(Плантация|Plantation)$/),
      dialog().getByRole('option', { name: /Alto/ }),
    )
    await userEvent.click(dialog().getByRole('button', { name: /^(Добавить|Add)$/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(/^\/(en\/)?people\/./))
  },
})

export const EmailTaken = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', addPerson)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', addPerson))
    await waitFor(() => expect(dialog().getByLabelText(/^(Регион|Region)$/)).toHaveDisplayValue(/./))
    await userEvent.type(dialog().getByLabelText(/^(Почта|Email)/), maria.email)
    await userEvent.type(dialog().getByLabelText(/^(Имя|First name)/), 'Мария')
    await userEvent.click(dialog().getByRole('button', { name: /^(Добавить|Add)$/ }))
    await waitFor(() => expect(dialog().getByText(/уже есть|has this email already/)).toBeVisible())
    await expect(dialog().getByLabelText(/^(Почта|Email)/)).toHaveValue(maria.email)
  },
})
