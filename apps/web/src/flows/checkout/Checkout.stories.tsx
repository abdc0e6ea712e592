import { Provider } from 'jotai'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { cartScenarios, cartFixture, fixtureDays, sessionFixture } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { ShopRoutes } from '../../app/router.tsx'
import { loadScreens } from '../../app/screen-of.ts'
import { shop } from '../../app/shop.ts'
import { createAppStore } from '@flower-market/app-runtime/app'
import { storyFetch } from '@flower-market/app-runtime/story-network'
import { loadCartAtom } from '../../state/cart.atoms.ts'
import { withScreen } from '../../stories/screen-story.tsx'

const [MONDAY] = fixtureDays

function createShopStore() {
  const store = createAppStore(shop, { session: sessionFixture, calls: {} }, { fetch: storyFetch() })
  store.set(loadCartAtom)
  return store
}

// A page loads its code when it is first opened: here before the clock of a test starts to run.
await Promise.all(Object.values(await loadScreens()).map((load) => load()))

/**
 * Presses what leads to another page. Not by `userEvent`: it presses inside React's `act`, which is not awaited, and a page
 * that waits for its words inside an `act` that is over never comes.
 */
async function follow(element: Promise<HTMLElement>): Promise<void> {
  return (await element).click()
}

/** The whole shop, opened at the cart. */
function Shop() {
  const [store] = useState(createShopStore)
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/cart']}>
        <ShopRoutes />
      </MemoryRouter>
    </Provider>
  )
}

const { beforeEach, parameters } = withScreen({ path: '/cart', cart: cartFixture })

const meta = preview.meta({
  title: 'Flows/Checkout',
  component: Shop,
  globals: { locale: 'ru' },
  beforeEach,
  parameters,
})

export const FromCartToHistory = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    await step('the cart', async () => {
      await follow(canvas.findByRole('link', { name: 'Оформить заказ' }))
    })
    await step('delivery, payment and lines on one page, and the button that places it', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Заберу сам' }))
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Комментарий' }), 'Заберу к семи')
      await follow(canvas.findByRole('button', { name: /^Оплатить \d/ }))
    })
    await step('the order is placed, the other day is still in the cart', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1, name: /^Заказ \d+$/ })).toBeVisible(),
      )
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'В корзине есть ещё одна поставка' })).toBeVisible(),
      )
      await waitFor(() => expect(localStorage.getItem('cart')).not.toContain(MONDAY))
    })
    await step('the order in the history', async () => {
      await follow(canvas.findByRole('link', { name: 'Открыть заказ' }))
      await waitFor(() => expect(canvas.getByText('Заберу к семи')).toBeVisible())
      await waitFor(() => expect(canvas.getAllByText('Новый').length).toBeGreaterThan(0))
    })
  },
})

export const SomebodyWasFaster = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.changedAtTheLastMoment()),
  play: async ({ canvas }) => {
    await follow(canvas.findByRole('link', { name: 'Оформить заказ' }))
    await follow(canvas.findByRole('button', { name: /^Оплатить/ }))
    await waitFor(() => expect(canvas.getByText('Проверьте заказ перед оформлением.')).toBeVisible())
    await follow(canvas.findByRole('button', { name: 'Принять изменения' }))
    const pay = canvas.getByRole('button', { name: /^Оплатить/ })
    await waitFor(() => expect(pay).toBeEnabled())
    await follow(Promise.resolve(pay))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /^Заказ \d+$/ })).toBeVisible())
  },
})
