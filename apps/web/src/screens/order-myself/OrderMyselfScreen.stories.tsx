import { expect, waitFor } from 'storybook/test'
import { createMockMarket, mock, mockDelay, refuse } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import OrderMyselfScreen from './OrderMyselfScreen.tsx'

const meta = preview.meta({
  title: 'Screens/OrderMyself',
  component: OrderMyselfScreen,
  ...withScreen({ path: '/order/myself' }),
})

const send = /Отправить запрос|Send request/

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: send })).toBeVisible())
  },
})

export const QuantityNotSelected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: send }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /Количество нужного товара не выбрано|The quantity of the desired product has not been selected/,
      ),
    )
  },
})

export const EmptyOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Удалить позицию 1|Remove item 1/ }))
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /Невозможно сохранить пустой заказ|Cannot save empty order/,
      ),
    )
  },
})

export const WrittenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plantation = await canvas.findByRole('combobox', { name: /^(Плантация|Plantation)/ })
    plantation.focus()
    await userEvent.keyboard('Kilima{Enter}')
    const day = canvas.getByRole('combobox', { name: /День поставки|Delivery day/ })
    await waitFor(() => expect(day).toBeEnabled())
    canvas.getByRole('combobox', { name: /^(Сорт|Variety)/ }).focus()
    await userEvent.keyboard('Athena{Enter}60{Enter}400{Enter}2{Enter}96{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /(Сорт, позиция 2|Variety, item 2)/ })).toHaveFocus(),
    )
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /Удалите позиции с нулевым остатком|Delete positions that have a zero balance/,
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: /Удалить позицию 2|Remove item 2/ }))
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await waitFor(() =>
      expect(canvas.getByLabelText('address')).toHaveTextContent(/\/history\/plantation\/request-/),
    )
  },
})

/** The address of the book that what is agreed is brought to, or the pickup point. */
export const ToThePickupPoint = meta.story({
  play: async ({ canvas, userEvent }) => {
    const where = await canvas.findByRole('combobox', { name: /Куда доставить|Deliver to/ })
    await userEvent.selectOptions(where, 'pickup')
    await waitFor(() => expect(sessionStorage.getItem('request-draft')).toContain('"pickup"'))
    await expect(canvas.queryByRole('combobox', { name: /Оплата|Payment/ })).toBeNull()
  },
})

const longDraft = {
  plantation: null,
  date: null,
  positions: Array.from({ length: 12 }, (_, place) => ({
    type: 'sprayRoses',
    variety: `Madame Bombastic Sensation ${place + 1}`,
    lengthCm: 60,
    price: 1_234_500,
    quantity: 12_000,
    boxes: 40,
  })),
  methodDelivery: 'delivery',
  comment: 'Белые нужны все, красные можно заменить на похожие по тону. '.repeat(6),
}

export const LongContent = meta.story({
  beforeEach: () => sessionStorage.setItem('request-draft', JSON.stringify(longDraft)),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Удалить позицию 12|Remove item 12/ })).toBeVisible(),
    )
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('plantationAll', 'infinite'), ...createMockMarket().handlers),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('plantationAll', () => refuse('internal')),
      ...createMockMarket().handlers,
    ),
})
