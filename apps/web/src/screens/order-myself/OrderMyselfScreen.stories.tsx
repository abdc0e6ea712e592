import { expect, waitFor } from 'storybook/test'
import {
  annaIn,
  createMockMarket,
  mock,
  mockDelay,
  refuse,
  rejectionComment,
  sessionOf,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
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

const verify = /^(Пройти верификацию|Verify account)$/

/** Whoever may not ask a plantation yet learns it before they write. */
export const NotVerified = meta.story({
  ...startingFrom({ settings: { isVerificationRequired: true }, session: sessionOf(annaIn('INITIAL')) }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: verify })).toHaveAttribute('href', '/profile/verification'),
    )
    await expect(canvas.getByRole('button', { name: send })).toBeVisible()
  },
})

const writtenDraft = {
  plantation: 'kilima-dawn',
  date: null,
  positions: [{ type: 'roses', variety: 'Athena', lengthCm: 60, price: 9_600, quantity: 400, boxes: 2 }],
  methodDelivery: 'delivery',
  comment: 'Нужен бутон покрупнее',
}

/** The operator has begun to require a verification: it is told beside the button, and what was written stays. */
export const RefusedUnverified = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem('request-draft', JSON.stringify(writtenDraft))
    const { state, handlers } = createMockMarket({ people: [annaIn('REJECTED')] })
    state.settings = { ...state.settings, isVerificationRequired: true }
    msw.use(...handlers)
  },
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByRole('combobox', { name: /День поставки|Delivery day/ })
    await waitFor(() => expect(day).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(rejectionComment))
    await expect(canvas.getByRole('link', { name: /^(Исправить данные|Correct details)$/ })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /^(Сорт|Variety)/ })).toHaveValue('Athena')
    await expect(sessionStorage.getItem('request-draft')).toContain('Нужен бутон покрупнее')
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
