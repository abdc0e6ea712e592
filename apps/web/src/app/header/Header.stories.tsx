import {
  accountScenarios,
  anna,
  cartFixture,
  fixtureCard,
  sessionFixture,
} from '@flower-market/api-client/msw'
import { serializeCart } from '@flower-market/flower-domain'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import { Header } from './Header.tsx'

const meta = preview.meta({
  title: 'App/Header',
  component: Header,
  args: { person: sessionFixture },
  ...withScreen({ path: '/catalog?types=roses', cart: cartFixture, frame: 'none' }),
})

export const SignedIn = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Каталог' })).toHaveAttribute('aria-current', 'page'),
    )
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Корзина \d+ пози\S+, .*₽$/ })).toHaveAttribute(
        'href',
        '/cart',
      ),
    )
    await expect((await canvas.findAllByText(/184\s250,00/))[0]).toBeVisible()
  },
})

export const SumNotKnown = meta.story({
  ...startingFrom({ hasPendingPrices: true }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Корзина \d+ пози\S+$/ })).toHaveAttribute('href', '/cart'),
    )
    await expect(canvas.queryAllByRole('link', { name: /^Корзина.*₽/ })).toEqual([])
  },
})

/** Another tab puts a line into the cart whose price is not known yet: the sum gives way, the number of lines stays. */
export const CountStaysWhileSumLoads = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const known = await canvas.findByRole('link', { name: /^Корзина 6 позиций, .*₽$/ })
    const seen: string[] = []
    const observer = new MutationObserver(() => seen.push(known.textContent))
    observer.observe(canvasElement, { childList: true, characterData: true, subtree: true })
    const [day = ''] = Object.keys(cartFixture)
    const { code, price } = fixtureCard('Mondial', 60)
    const filled = {
      ...cartFixture,
      [day]: [...(cartFixture[day as keyof typeof cartFixture] ?? []), { code, price, quantity: 25 }],
    }
    const newValue = serializeCart(filled)
    localStorage.setItem('cart', newValue)
    await waitFor(async () => {
      // Other tabs are listened to once the page is idle.
      dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue }))
      await expect(known).toHaveAccessibleName(/^Корзина 7 позиций$/)
    })
    observer.disconnect()
    await expect(known).toBeVisible()
    await expect(seen.filter((text) => !/[67]/u.test(text))).toEqual([])
  },
})

export const EmptyCart = meta.story(startingFrom({ cart: {} }))

export const Guest = meta.story({
  ...startingFrom({ path: '/signin', session: null }),
  args: { person: null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Цветочный рынок' })).toBeVisible())
    await expect(canvas.queryByRole('link', { name: 'Каталог' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Войти' })).toBeNull()
  },
})

export const GuestAtAPublicPage = meta.story({
  ...startingFrom({ path: '/offer?from=mail', session: null }),
  args: { person: null },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute(
        'href',
        '/signin?return=%2Foffer%3Ffrom%3Dmail',
      ),
    )
  },
})

export const GuestWhoJoins = meta.story({
  ...startingFrom({ path: '/signup?return=%2Fcart', session: null }),
  args: { person: null },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/signin?return=%2Fcart'),
    )
  },
})

export const SwitchesLanguage = meta.story({
  play: async ({ canvas, userEvent }) => {
    const english = await canvas.findByRole('link', { name: 'EN' })
    await expect(english).toHaveAttribute('href', '/en/catalog?types=roses')
    await expect(canvas.getByRole('link', { name: 'RU' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(english)
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/en/catalog?types=roses'))
  },
})

export const AccountMenuOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: /меню$/ })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(anna.email)).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', { name: 'Тёмная' }))
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
    await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Светлая' }))
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'))
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const LongContent = meta.story({
  args: {
    person: { ...sessionFixture, name: 'Александра-Виктория', surname: 'Преображенская-Вознесенская' },
  },
  beforeEach: ({ msw }) => msw.use(...accountScenarios.longContent()),
})
