import { boris, createMockMarket, mock, mockDelay, refuse, sessionOf } from '@flower-market/api-client/msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { brokersMarket, chosenClient, clientOfBoris } from '../../stories/client-story.ts'
import { withScreen } from '../../stories/screen-story.tsx'
import { ClientPickerButton } from './ClientPickerButton.tsx'

const meta = preview.meta({
  title: 'Flows/ClientPicker',
  component: ClientPickerButton,
  args: { children: 'Заказать для клиента' },
  ...withScreen({ path: '/cart', session: sessionOf(boris), frame: 'none' }),
})

type Canvas = Parameters<NonNullable<(typeof meta)['input']['play']>>[0]['canvas']

async function open(canvas: Canvas) {
  ;(await canvas.findByRole('button', { name: 'Заказать для клиента' })).click()
  return within(await screen.findByRole('dialog'))
}

const search = /^(Поиск клиента|Find a client)$/

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...brokersMarket()),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await waitFor(() => expect(dialog.getByRole('button', { name: /Салон «Букет»/ })).toBeVisible())
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3)
  },
})

export const ChosenByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...brokersMarket()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas)
    const client = await dialog.findByRole('button', { name: /Салон «Букет»/ })
    client.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/catalog'))
    await expect(localStorage.getItem('ordering-for')).toContain(chosenClient._id)
  },
})

export const Found = meta.story({
  beforeEach: ({ msw }) => msw.use(...brokersMarket()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas)
    await userEvent.type(await dialog.findByLabelText(search), 'оранж')
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
    await expect(dialog.getByRole('button', { name: /Оранжерея/ })).toBeVisible()
  },
})

export const NothingFound = meta.story({
  beforeEach: ({ msw }) => msw.use(...brokersMarket()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas)
    await userEvent.type(await dialog.findByLabelText(search), 'тюльпан')
    await waitFor(() => expect(dialog.getByText(/^(Ничего не найдено|Nothing found)$/)).toBeVisible())
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId: boris._id, people: [boris] }).handlers),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await waitFor(() => expect(dialog.getByText(/^(Клиентов пока нет|No clients yet)$/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('userList', 'infinite'), ...brokersMarket()),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await waitFor(() => expect(dialog.getByText(/^(Загружаем клиентов|Loading clients)/)).toBeInTheDocument())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('userList', () => refuse('internal')),
      ...brokersMarket(),
    ),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  },
})

/** Another broker has taken the client over since the list came. */
export const ClientGone = meta.story({
  beforeEach: ({ msw }) => {
    const { _id, name, surname, company, registeredAt, email, phone, city } = clientOfBoris
    const facts = { _id, name, surname, company, registeredAt, email, phone, city }
    const items = [
      { view: 'client' as const, ...facts, avatar: null, margin: null, verification: 'APPROVED' as const },
    ]
    msw.use(
      mock('userList', () => ({ items, page: 1, limit: 20, total: 1, next: null })),
      ...brokersMarket({ client: { ...clientOfBoris, brokerId: null } }),
    )
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    ;(await dialog.findByRole('button', { name: /Салон «Букет»/ })).click()
    await waitFor(() => expect(dialog.getByRole('button', { name: /Салон «Букет»/ })).toBeEnabled())
    await expect(localStorage.getItem('ordering-for')).toBeNull()
  },
})
