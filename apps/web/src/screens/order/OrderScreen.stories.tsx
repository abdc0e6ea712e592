import { demoOperatorSettings } from '@flower-market/flower-domain'
import { expect, waitFor, within } from 'storybook/test'
import {
  annaIn,
  cartScenarios,
  cartFixture,
  catalogScenarios,
  createMockMarket,
  emitEvent,
  fixtureDays,
  fixtureOrderDay,
  sessionOf,
  toOrderCartFixture,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import OrderScreen from './OrderScreen.tsx'

const [MONDAY, TUESDAY] = fixtureDays

const meta = preview.meta({
  title: 'Screens/Order',
  component: OrderScreen,
  ...withScreen({ path: `/order?date=${MONDAY}`, cart: cartFixture }),
})

const place = /^(Оплатить|Заказать за|Pay|Order for)/

export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Заберу сам|Pickup/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /Наличными|Cash/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Комментарий|Comment/ }), 'Позвоните за час')
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem(`checkout.${MONDAY}`) ?? '{}')).toMatchObject({
        methodDelivery: 'pickup',
        paymentMethod: 'CASH',
        comment: 'Позвоните за час',
      }),
    )
    // The total and the button beside it name one sum, without kopecks where it has none.
    const summary = canvas.getByRole('complementary', { name: /^(Ваш заказ|Your order)$/ })
    await expect(summary.textContent).not.toMatch(/[.,]00(?!\d)/u)
    await userEvent.click(canvas.getByRole('button', { name: /^(Заказать за|Order for)/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
  },
})

export const ToOrder = meta.story({
  ...startingFrom({ path: `/order?date=${fixtureOrderDay}&kind=toOrder`, cart: toOrderCartFixture }),
  play: async ({ canvas, userEvent }) => {
    const summary = await canvas.findByRole('complementary', { name: /^(Ваш заказ|Your order)$/ })
    const cutoff = await within(summary).findByText(/^(Плантации принимают заказ до|Plantations accept)/)
    await expect(cutoff).toHaveTextContent(/(ещё .*\d ч|\d h.* left)/)
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
    await waitFor(() => expect(localStorage.getItem('cart')).not.toContain(fixtureOrderDay))
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const pickup = await canvas.findByRole('radio', { name: /Заберу сам|Pickup/ })
    while (document.activeElement?.getAttribute('type') !== 'radio') await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(pickup).toBeChecked()
    const show = canvas.getByRole('button', { name: /Показать|Show/ })
    while (document.activeElement !== show) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/Athena, 40/)).toBeVisible())
    const button = canvas.getByRole('button', { name: place })
    while (document.activeElement !== button) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
  },
})

export const ChangedAtTheLastMoment = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.changedAtTheLastMoment()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(`/confirm?date=${MONDAY}`))
  },
})

export const LostAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.lostAnswer()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Нет ответа от сервера|No response/),
    )
    await userEvent.click(canvas.getByRole('button', { name: /Повторить|Try again/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
  },
})

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.slowOrder()),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: place })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
})

export const TooMuchUnpaid = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(`checkout.${MONDAY}`, JSON.stringify({ paymentMethod: 'CASH' }))
    msw.use(
      ...createMockMarket({
        operatorSettings: { ...demoOperatorSettings, unpaidLimits: { unverified: 100, approved: 100 } },
        purchases: [],
      }).handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/выберите оплату с баланса|choose to pay/),
    )
    await userEvent.click(canvas.getByRole('radio', { name: /С баланса|From balance/ }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.loading()),
})

export const Empty = meta.story({
  ...startingFrom({ cart: { [TUESDAY]: cartFixture[TUESDAY] ?? [] } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

/** The operator takes no cash: what was chosen before is not kept. */
export const CashSwitchedOff = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(`checkout.${MONDAY}`, JSON.stringify({ paymentMethod: 'CASH' }))
    const operatorSettings = { ...demoOperatorSettings, incomingMethods: ['CHECK'] as const }
    msw.use(...createMockMarket({ operatorSettings }).handlers)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: /С баланса|From balance/ })).toBeChecked())
    await expect(canvas.queryByRole('radio', { name: /Наличными|Cash/ })).toBeNull()
  },
})

function unverified(status: 'INITIAL' | 'WAITING' | 'REJECTED') {
  return startingFrom({ settings: { isVerificationRequired: true }, session: sessionOf(annaIn(status)) })
}

export const NotVerified = meta.story({
  ...unverified('INITIAL'),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/пройдите верификацию|Verify your account/),
    )
    await expect(canvas.getByRole('button', { name: place })).toBeDisabled()
    await userEvent.click(canvas.getByRole('link', { name: /Пройти верификацию|Verify account/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/profile/verification'))
  },
})

export const VerificationWaiting = meta.story({
  ...unverified('WAITING'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Проверяем|checking your details/),
    )
  },
})

export const VerificationRejected = meta.story({
  ...unverified('REJECTED'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/отклонена|declined/))
  },
})

export const VerifiedMeanwhile = meta.story({
  ...unverified('WAITING'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    emitEvent('verification-decided', { status: 'APPROVED' })
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(canvas.getByRole('button', { name: place })).toBeEnabled()
  },
})

export const PaidDelivery = meta.story({
  ...startingFrom({ path: `/order?date=${TUESDAY}` }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const NotEnoughFunds = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.notEnoughFunds()),
  play: async ({ canvas, userEvent }) => {
    const balance = await canvas.findByRole('radio', { name: /С баланса|From balance/ })
    await expect(canvas.getByRole('radio', { name: /Картой|Card/ })).toBeChecked()
    await expect(balance).toHaveAccessibleDescription(/не хватает|short/)
    await expect(canvas.getByRole('link', { name: /Пополнить|Top up/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/transaction/replenishment'),
    )
    await userEvent.click(balance)
    await waitFor(() => expect(canvas.queryByRole('button', { name: place })).toBeNull())
    await expect(
      canvas.getByRole('button', { name: /^(Пополнить баланс на|Top up balance by)/ }),
    ).toBeEnabled()
    await userEvent.click(canvas.getByRole('radio', { name: /Наличными|Cash/ }))
    await expect(canvas.getByRole('button', { name: place })).toBeEnabled()
    await expect(canvas.queryByText(/Недостаточно средств|not enough funds/)).toBeNull()
  },
})

export const CommentNearItsEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
    const comment = await canvas.findByRole('textbox', { name: /Комментарий|Comment/ })
    await userEvent.click(comment)
    await userEvent.paste('ы'.repeat(899))
    await expect(comment).not.toHaveAccessibleDescription()
    await userEvent.paste('я'.repeat(150))
    await waitFor(() =>
      expect(comment).toHaveAccessibleDescription(/^(Осталось 0 символов|0 characters left)$/),
    )
    await expect(comment).toHaveValue('ы'.repeat(899) + 'я'.repeat(101))
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(comment).toHaveAccessibleDescription(/^(Остался 1 символ|1 character left)$/))
  },
})

export const Changed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.cartChangedBy('less-stock')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: place })
    // The lines add up to the sum beside them: what cannot be had is struck through.
    await waitFor(() => expect(canvasElement.querySelector('s')).toBeVisible())
    await expect(button).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /Принять изменения|Accept changes/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: place })).toBeEnabled())
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.longContent()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

/** A long sum leaves the name of a line its room. */
export const LongContentOnAPhone = LongContent.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = await canvas.findByText(/Cinerea, 50/)
    await waitFor(() => expect(name.getBoundingClientRect().width).toBeGreaterThan(160))
    await expect(document.documentElement.scrollWidth).toBe(innerWidth)
  },
})
