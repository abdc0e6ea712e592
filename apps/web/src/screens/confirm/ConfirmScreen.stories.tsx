import { demoOperatorSettings } from '@flower-market/flower-domain'
import { expect, waitFor } from 'storybook/test'
import {
  annaIn,
  addressesScenarios,
  cartScenarios,
  cartFixture,
  catalogScenarios,
  createMockMarket,
  fixtureDays,
  fixtureRequestDay,
  mock,
  mockBefore,
  rejectionComment,
  sessionOf,
  refuse,
  requestCartFixture,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import ConfirmScreen from './ConfirmScreen.tsx'

const [MONDAY, TUESDAY] = fixtureDays
const place = /^(Оплатить|Заказать за|Pay|Order for)/

const meta = preview.meta({
  title: 'Screens/Confirm',
  component: ConfirmScreen,
  ...withScreen({ path: `/confirm?date=${MONDAY}`, route: '/confirm', cart: cartFixture }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
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

/** A request instead of an order: the plantations stand where the payment would be. */
export const ForPlantations = meta.story({
  ...startingFrom({
    path: `/confirm?date=${fixtureRequestDay}&kind=forPlantations`,
    cart: requestCartFixture,
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Отправить 2|Send 2)/ })).toBeEnabled())
    await expect(canvas.queryByText(/^(Оплата|Payment)$/)).toBeNull()
  },
})

export const PressedTwice = meta.story({
  beforeEach: ({ msw }) => {
    const { handlers } = createMockMarket()
    let sent = 0
    msw.use(
      mockBefore('purchaseCreate', () => {
        sent += 1
        sessionStorage.setItem('sent', String(sent))
      }),
      ...handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: place }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
    await expect(sessionStorage.getItem('sent')).toBe('1')
    await waitFor(() => expect(localStorage.getItem('cart')).not.toContain(MONDAY))
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

export const LostAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.lostAnswer()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Нет ответа от сервера|No response/),
    )
  },
})

export const LostAnswerTriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.lostAnswer()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await canvas.findByRole('alert')
    await userEvent.click(await canvas.findByRole('button', { name: /Повторить|Try again/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
  },
})

export const LostAnswerThenChanged = meta.story({
  beforeEach: () =>
    sessionStorage.setItem(`checkout.${MONDAY}`, JSON.stringify({ pendingIntent: 'purchaseCreate:other' })),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/мог быть оформлен|may have been placed/),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: place })).toBeEnabled())
  },
})

export const NotVerified = meta.story({
  ...startingFrom({ settings: { isVerificationRequired: true }, session: sessionOf(annaIn('INITIAL')) }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/пройдите верификацию|Verify your account/),
    )
    await expect(canvas.getAllByRole('button', { name: place })[0]).toBeDisabled()
  },
})

export const RefusedUnverified = meta.story({
  beforeEach: ({ msw }) => {
    const { state, handlers } = createMockMarket({ people: [annaIn('REJECTED')] })
    state.settings = { ...state.settings, isVerificationRequired: true }
    msw.use(...handlers)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(/отклонена|declined/)
    await expect(alert).toHaveTextContent(rejectionComment)
    await expect(canvas.getByRole('link', { name: /Исправить данные|Correct details/ })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: place })[0]).toBeDisabled()
  },
})

export const Changed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.changedAtTheLastMoment()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/могли измениться|may have changed/),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: place })).toBeDisabled())
    const changes = canvas.getAllByRole('listitem').flatMap(({ dataset }) => dataset['changed'] ?? [])
    await expect(changes.toSorted()).toEqual(['lost', 'other'])
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: place })
    while (document.activeElement !== button) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
  },
})

export const ChangedAndAccepted = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.changedAtTheLastMoment()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await userEvent.click(await canvas.findByRole('button', { name: /Принять изменения|Accept changes/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: place })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: place }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
  },
})

export const NotEnoughFunds = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(`checkout.${MONDAY}`, JSON.stringify({ paymentMethod: 'BALANCE' }))
    msw.use(...cartScenarios.notEnoughFunds())
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Недостаточно средств на балансе!|There are not enough funds/)).toBeVisible(),
    )
    await expect(canvas.queryByRole('button', { name: place })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^(Пополнить баланс на|Top up balance by)/ }))
    await waitFor(() =>
      expect(canvas.getByLabelText('address')).toHaveTextContent(/\/transaction\/replenishment\?.*amount=/),
    )
  },
})

export const PaidLater = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(`checkout.${MONDAY}`, JSON.stringify({ paymentMethod: 'CASH' }))
    msw.use(...cartScenarios.notEnoughFunds())
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(Заказать за|Order for)/ })).toBeEnabled(),
    )
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
    await expect(
      (await canvas.findAllByText(/Закрепим цветы за вами до|hold the flowers for you until/))[0],
    ).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(/выберите оплату с баланса|choose to pay from your balance/)
    await expect(
      canvas.getByRole('link', { name: /другой способ оплаты|another payment method/ }),
    ).toBeVisible()
  },
})

/** Cash was switched off while the order was on the page. */
export const MethodSwitchedOff = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(`checkout.${MONDAY}`, JSON.stringify({ paymentMethod: 'CASH' }))
    msw.use(mock('purchaseCreate', () => refuse('payment-method-off')))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/недоступен|not available/))
    await expect(
      canvas.getByRole('link', { name: /другой способ оплаты|another payment method/ }),
    ).toBeVisible()
  },
})

export const WithoutAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Выберите адрес|Choose a delivery address/),
    )
    await expect(canvas.getByRole('alert')).not.toHaveTextContent(/не списаны|nothing was charged/)
    await expect(canvas.getByRole('button', { name: place })).toBeDisabled()
  },
})

export const OtherRegion = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.otherRegion()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/в другом регионе|in another region/),
    )
    await expect(canvas.getByRole('button', { name: place })).toBeDisabled()
  },
})

export const AddressRemovedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('purchaseCreate', () => refuse('not-found')),
      ...addressesScenarios.loaded(),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Выберите адрес|Choose a delivery address/),
    )
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.longContent()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})
