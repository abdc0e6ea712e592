import type { Cart } from '@flower-market/flower-domain'
import { expect, waitFor } from 'storybook/test'
import { cartFixture, cartScenarios, fixtureDays, mockBefore } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import OrderScreen from './OrderScreen.tsx'

const [MONDAY, TUESDAY, WEDNESDAY] = fixtureDays

const meta = preview.meta({
  title: 'Screens/Order/Days',
  component: OrderScreen,
  ...withScreen({ path: `/order?date=${MONDAY}`, cart: cartFixture }),
})

/** The name of a day's button. */
function dayName(date: string): RegExp {
  return new RegExp(
    `\\b${Number(date.slice(-2))}\\s(ноября|нояб)|(Nov|November)\\s${Number(date.slice(-2))}\\b`,
    'u',
  )
}

const place = /^(Оплатить|Заказать за|Pay|Order for)/

/** Tuesday and Wednesday have all of it at the same price. */
const withOneLine = startingFrom({
  path: `/order?date=${MONDAY}`,
  cart: { [MONDAY]: cartFixture[MONDAY]?.slice(2, 3) ?? [] },
})

function storedCart(): Cart {
  return JSON.parse(localStorage.getItem('cart') ?? '{}') as Cart
}

/** Another day has all of it at the same price: the order moves there with its choices. */
export const MovedToAnotherDay = meta.story({
  ...withOneLine,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Комментарий|Comment/ }),
      'Позвоните за час',
    )
    await userEvent.click(await canvas.findByRole('button', { name: dayName(TUESDAY) }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: dayName(TUESDAY), pressed: true })).toBeVisible(),
    )
    await expect(canvas.getByRole('textbox', { name: /Комментарий|Comment/ })).toHaveValue('Позвоните за час')
    await expect(Object.keys(storedCart())).toEqual([TUESDAY])
  },
})

/** A second press while the day is asked for asks nothing more and moves nothing more. */
export const DayPressedTwice = meta.story({
  ...withOneLine,
  play: async ({ canvas, userEvent, msw }) => {
    const tuesday = await canvas.findByRole('button', { name: dayName(TUESDAY) })
    const [before] = storedCart()[MONDAY] ?? []
    const held = Promise.withResolvers<void>()
    let questions = 0
    msw.use(
      mockBefore('catalogCards', () => {
        questions += 1
        return held.promise
      }),
    )
    await userEvent.dblClick(tuesday)
    held.resolve()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: dayName(TUESDAY), pressed: true })).toBeVisible(),
    )
    await expect(questions).toBe(1)
    await expect(storedCart()).toEqual({
      [TUESDAY]: [expect.objectContaining({ quantity: before?.quantity })],
    })
  },
})

/** A third day is pressed before the answer about the second one: the order moves to the day that was pressed last. */
export const AnotherDayPressedMeanwhile = meta.story({
  ...withOneLine,
  play: async ({ canvas, userEvent, msw }) => {
    const tuesday = await canvas.findByRole('button', { name: dayName(TUESDAY) })
    const held = Promise.withResolvers<void>()
    msw.use(mockBefore('catalogCards', () => held.promise))
    await userEvent.click(tuesday)
    await userEvent.click(canvas.getByRole('button', { name: dayName(WEDNESDAY) }))
    held.resolve()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: dayName(WEDNESDAY), pressed: true })).toBeVisible(),
    )
    await expect(Object.keys(storedCart())).toEqual([WEDNESDAY])
  },
})

/** The order's own day, pressed before the answer about another one, keeps the order where it is. */
export const OwnDayPressedMeanwhile = meta.story({
  ...withOneLine,
  play: async ({ canvas, userEvent, msw }) => {
    const tuesday = await canvas.findByRole('button', { name: dayName(TUESDAY) })
    msw.use(mockBefore('catalogCards', () => new Promise<void>(() => {})))
    await userEvent.click(tuesday)
    await waitFor(() => expect(tuesday).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(canvas.getByRole('button', { name: dayName(MONDAY) }))
    await waitFor(() => expect(tuesday).not.toHaveAttribute('aria-busy'))
  },
})

/** The order is placed before the answer about another day: what was ordered does not stay in the cart on that day. */
export const PlacedBeforeTheAnswer = meta.story({
  ...withOneLine,
  play: async ({ canvas, userEvent, msw }) => {
    const tuesday = await canvas.findByRole('button', { name: dayName(TUESDAY) })
    const held = Promise.withResolvers<void>()
    msw.use(
      mockBefore('catalogCards', () => held.promise),
      mockBefore('purchaseCreate', () => held.resolve()),
    )
    await userEvent.click(tuesday)
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
    await waitFor(() => expect(storedCart()).toEqual({}))
  },
})

/** Another day lacks a part: that is said, and only a second press moves what there is. */
export const AnotherDayLacksFlowers = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = localStorage.getItem('cart')
    const tuesday = await canvas.findByRole('button', { name: dayName(TUESDAY) })
    await waitFor(() => expect(tuesday).toHaveAccessibleName(/(Нет \d позици|\d items? (is|are) missing)/))
    await userEvent.click(tuesday)
    await canvas.findByText(/^(На 24 ноября можно перенести|\d of \d items? can move)/)
    await expect(localStorage.getItem('cart')).toBe(before)
    await expect(canvas.getByRole('button', { name: /^(Перенести на|Move to)/ })).toBeVisible()
  },
})

/** What another day lacks is no longer a choice once the order is sent. */
export const SentBesideAnOffer = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.slowOrder()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: dayName(TUESDAY) }))
    const move = await canvas.findByRole('button', { name: /^(Перенести на|Move to)/ })
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await waitFor(() => expect(move).not.toBeInTheDocument())
  },
})

/** On a phone the day, which decides prices and stock, is chosen right below the title that names it. */
export const DayFirstOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tuesday = await canvas.findByRole('button', { name: dayName(TUESDAY) })
    const title = canvas.getByRole('heading', { level: 1 })
    const where = canvas.getByRole('group', { name: /^(Куда|Where)$/ })
    await expect(title.compareDocumentPosition(tuesday)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(where.compareDocumentPosition(tuesday)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    await expect(tuesday.getBoundingClientRect().bottom).toBeLessThan(where.getBoundingClientRect().top)
    await expect(canvas.getByRole('heading', { name: /^(Когда|When)$/ })).toBeInTheDocument()
  },
})
