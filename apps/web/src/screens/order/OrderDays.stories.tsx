import { expect, waitFor } from 'storybook/test'
import { cartFixture, fixtureDays } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import OrderScreen from './OrderScreen.tsx'

const [MONDAY, TUESDAY] = fixtureDays

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

/** Another day has all of it at the same price: the order moves there with its choices. */
export const MovedToAnotherDay = meta.story({
  ...startingFrom({
    path: `/order?date=${MONDAY}`,
    cart: { [MONDAY]: cartFixture[MONDAY]?.slice(2, 3) ?? [] },
  }),
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
    const cart = JSON.parse(localStorage.getItem('cart') ?? '{}') as Record<string, unknown>
    await expect(Object.keys(cart)).toEqual([TUESDAY])
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
