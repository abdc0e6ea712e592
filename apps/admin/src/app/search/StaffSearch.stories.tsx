import {
  anna,
  createMockMarket,
  mock,
  mockDelay,
  purchases,
  refuse,
  sessionOf,
  vera,
} from '@flower-market/api-client/msw'
import { delay } from 'msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import PeopleScreen from '../../screens/people/PeopleScreen.tsx'
import { longPerson } from '../../stories/long-person.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'

const meta = preview.meta({
  title: 'Admin/Search',
  component: PeopleScreen,
  ...withScreen({ path: '/people', frame: 'shell' }),
})

const title = /^(Поиск людей, заказов и сумм|Search people, orders and amounts)$/

async function openByKey({ canvas, userEvent }: StoryContext) {
  await canvas.findByRole('button', { name: title })
  await userEvent.keyboard('/')
  return screen.findByRole('combobox', { name: title })
}

export const SectionsAtFirst = meta.story({
  play: async (context) => {
    const field = await openByKey(context)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('')
    await expect(screen.getByRole('option', { name: /^(Дела|Desk)$/ })).toBeVisible()
  },
})

export const PersonByKeyboard = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await openByKey(context), 'котова')
    const group = await screen.findByRole('group', { name: /^(Люди|People)$/ })
    await waitFor(() => expect(within(group).getByRole('option', { name: /Анна Котова/ })).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(`/people/${anna._id}`))
  },
})

export const PeopleComeLast = PersonByKeyboard.extend({
  beforeEach: ({ msw }) => msw.use(mockDelay('userList', 300)),
})

export const OrderFound = meta.story({
  play: async (context) => {
    const { userEvent } = context
    await userEvent.type(await openByKey(context), '1042')
    const group = await screen.findByRole('group', { name: /^(Заказы|Orders)$/ })
    await waitFor(() => expect(within(group).getByRole('option', { name: /1042/ })).toBeVisible())
    await screen.findByRole('option', { name: /^(Проводки на|Ledger entries of)/ })
    await expect(within(group).getByRole('option', { name: /1042/ })).toHaveAttribute('aria-selected', 'true')
  },
})

export const AmountLeadsToTheLedger = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await openByKey(context), '50 000,50')
    await userEvent.click(await screen.findByRole('option', { name: /^(Проводки на|Ledger entries of)/ }))
    await waitFor(() =>
      expect(canvas.getByLabelText('address')).toHaveTextContent('/money/ledger?amount=50000.50'),
    )
  },
})

export const NothingFound = meta.story({
  play: async (context) => {
    await context.userEvent.type(await openByKey(context), 'тюльпановый салон')
    await waitFor(() => expect(screen.getByText(/^(Ничего не нашли|Nothing found)/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('staffOrders', () => delay('infinite') as Promise<never>)),
  play: async (context) => {
    await context.userEvent.type(await openByKey(context), 'тюльпановый салон')
    await waitFor(() => expect(screen.getByText(/^(Ищем…|Searching…)$/)).toBeVisible())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('staffOrders', () => refuse('internal'))),
  play: async (context) => {
    await context.userEvent.type(await openByKey(context), 'тюльпановый салон')
    await waitFor(() => expect(screen.getByText(/^(Поиск не удался|The search failed)/)).toBeVisible())
  },
})

/** What the other list has found is shown all the same. */
export const OneListFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('staffOrders', () => refuse('internal'))),
  play: async (context) => {
    await context.userEvent.type(await openByKey(context), 'котова')
    await waitFor(() => expect(screen.getByRole('option', { name: /Анна Котова/ })).toBeVisible())
    await waitFor(() => expect(screen.getByText(/^(Поиск не удался|The search failed)/)).toBeVisible())
  },
})

/** The warehouse reads no ledger: an amount is only a number of an order there. */
export const OfTheWarehouse = meta.story({
  ...startingFrom({ session: { ...sessionOf(vera), staffRole: 'warehouse' } }),
  play: async (context) => {
    await context.userEvent.type(await openByKey(context), '1042')
    await screen.findByRole('group', { name: /^(Заказы|Orders)$/ })
    await expect(screen.queryByRole('option', { name: /^(Проводки на|Ledger entries of)/ })).toBeNull()
  },
})

export const NotWhileTyping = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, '5/2')
    await expect(field).toHaveValue('5/2')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toBeVisible())
  },
})

export const NotOverADialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Добавить человека|Add a person)$/ }))
    const dialog = await screen.findByRole('dialog')
    within(dialog).getAllByRole('button').at(-1)?.focus()
    await userEvent.keyboard('/{Control>}k{/Control}')
    await expect(screen.queryByRole('combobox', { name: title })).toBeNull()
  },
})

/** Names that are longer than a line stay readable, and nothing runs over the edge. */
export const LongContent = meta.story({
  beforeEach: ({ msw }) => {
    const long = {
      ...anna,
      ...longPerson,
    }
    const people = [vera, long]
    msw.use(...createMockMarket({ signedInId: vera._id, people, purchases: purchases.slice(0, 4) }).handlers)
  },
  play: async (context) => {
    await context.userEvent.type(await openByKey(context), 'мастерская')
    const found = await screen.findByRole('option', { name: /Преображенская/ })
    await waitFor(() => expect(found).toBeVisible())
    await expect(found.scrollWidth).toBeLessThanOrEqual(found.clientWidth)
    await expect(found.offsetHeight).toBeLessThan(200)
  },
})

export const LongContentOnAPhone = LongContent.extend({ globals: { viewport: { value: 'phone' } } })

export const OnAPhone = PersonByKeyboard.extend({ globals: { viewport: { value: 'phone' } } })
