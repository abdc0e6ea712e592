import { cartFixture, mock, refuse } from '@flower-market/api-client/msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { brokersMarket, chosenClient, clientOfBoris, forClient } from '../../stories/client-story.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'

function Page() {
  return <h1>Страница</h1>
}

const meta = preview.meta({
  title: 'App/ClientBar',
  component: Page,
  ...withScreen({ path: '/history', cart: cartFixture, frame: 'shell', ...forClient }),
})

const bar = { name: /^(Заказ для клиента|Ordering for client)$/ }
const finish = { name: /^(Закончить|Finish)$/ }

/** The page was loaded anew: the choice and the client's cart are there. */
export const Chosen = meta.story({
  beforeEach: ({ msw }) => msw.use(...brokersMarket()),
  play: async ({ canvas }) => {
    const region = within(await canvas.findByRole('region', bar))
    await expect(region.getByRole('link', { name: chosenClient.company })).toBeVisible()
  },
})

/** The client's cart stays; the shop shows that of the broker. */
export const Finished = meta.story({
  beforeEach: ({ msw }) => msw.use(...brokersMarket()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', finish))
    await waitFor(() => expect(canvas.queryByRole('region', bar)).toBeNull())
    await expect(localStorage.getItem('ordering-for')).toBeNull()
    await expect(localStorage.getItem(`cart@${chosenClient._id}`)).not.toBeNull()
    await expect(localStorage.getItem('cart')).toBeNull()
  },
})

export const FinishedByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...brokersMarket()),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', finish)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('region', bar)).toBeNull())
  },
})

export const FinishedInAnotherTab = meta.story({
  beforeEach: ({ msw }) => msw.use(...brokersMarket()),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', bar)
    localStorage.removeItem('ordering-for')
    await waitFor(() => {
      // The page listens a moment after it is drawn.
      dispatchEvent(new StorageEvent('storage', { key: 'ordering-for', newValue: null }))
      return expect(canvas.queryByRole('region', bar)).toBeNull()
    })
    await waitFor(() => expect(screen.getByText(/в другой вкладке|in another tab/)).toBeVisible())
  },
})

/** Another broker looks after the client now: the bar ends, the cart is kept. */
export const ClientLost = meta.story({
  beforeEach: ({ msw }) => msw.use(...brokersMarket({ client: { ...clientOfBoris, brokerId: null } })),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(screen.getByText(/больше не в числе ваших клиентов|is no longer your client/)).toBeVisible(),
    )
    await waitFor(() => expect(canvas.queryByRole('region', bar)).toBeNull())
    await expect(localStorage.getItem(`cart@${chosenClient._id}`)).not.toBeNull()
  },
})

/** The client could not be read: the shop goes on with what it knows. */
export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('userById', () => refuse('internal')),
      ...brokersMarket(),
    ),
  play: async ({ canvas }) => {
    const region = within(await canvas.findByRole('region', bar))
    await expect(region.getByText(chosenClient.company)).toBeVisible()
  },
})

const longClient = {
  ...clientOfBoris,
  name: 'Александра-Виктория Константиновна',
  surname: 'Преображенская-Красносельская',
  company: 'Общество с ограниченной ответственностью «Цветочная мастерская на Большой Пироговской»',
  city: 'Комсомольск-на-Амуре',
}

/** The client has renamed their company since: the bar says so. */
export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...brokersMarket({ client: longClient })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(longClient.company)).toBeVisible())
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  ...startingFrom(forClient),
  beforeEach: ({ msw }) => msw.use(...brokersMarket()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Finish' })).toBeVisible())
  },
})
