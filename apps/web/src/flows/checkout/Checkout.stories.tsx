import { createStore, Provider } from 'jotai'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { createApiClient } from '@flower-market/api-client'
import { cartScenarios, CART_FIXTURE, FIXTURE_DAYS, SESSION_FIXTURE } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { ShopRoutes } from '../../router.tsx'
import { apiAtom } from '../../state/api.ts'
import { loadCartAtom } from '../../state/cart.atoms.ts'
import { sessionAtom } from '../../state/session.atoms.ts'
import { withScreen } from '../../stories/screen-story.tsx'

const [MONDAY] = FIXTURE_DAYS

const createShopStore = () => {
  const store = createStore()
  store.set(apiAtom, createApiClient({ payload: { session: SESSION_FIXTURE, calls: {} } }))
  store.set(sessionAtom, SESSION_FIXTURE)
  store.set(loadCartAtom)
  return store
}

/** The whole shop at the cart's door. */
const Shop = () => {
  const [store] = useState(createShopStore)
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/cart']}>
        <ShopRoutes />
      </MemoryRouter>
    </Provider>
  )
}

const { beforeEach, parameters } = withScreen({ path: '/cart', cart: CART_FIXTURE })

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
      await userEvent.click(await canvas.findByRole('link', { name: 'Оформить заказ' }))
    })
    await step('delivery and payment', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Самовывоз' }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Комментарий' }), 'Заберу к семи')
      await userEvent.click(canvas.getByRole('button', { name: 'Далее' }))
    })
    await step('everything once more', async () => {
      await expect(await canvas.findByText('Заберу к семи')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: /^Оплатить .* и заказать$/ }))
    })
    await step('the order is placed, the other day is still in the cart', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: /^Заказ \d+$/ })).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'В корзине ждёт ещё одна поставка' })).toBeVisible()
      await expect(localStorage.getItem('cart')).not.toContain(MONDAY)
    })
    await step('the order in the history', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Открыть заказ' }))
      await expect(await canvas.findByText('Заберу к семи')).toBeVisible()
      await expect(canvas.getAllByText('Новый').length).toBeGreaterThan(0)
    })
  },
})

export const SomebodyWasFaster = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.changedAtTheLastMoment()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Оформить заказ' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Далее' }))
    await userEvent.click(await canvas.findByRole('button', { name: /и заказать$/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Принять изменения' }))
    const pay = canvas.getByRole('button', { name: /и заказать$/ })
    await waitFor(() => expect(pay).toBeEnabled())
    await userEvent.click(pay)
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Заказ \d+$/ })).toBeVisible()
  },
})
