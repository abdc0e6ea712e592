import { expect, waitFor } from 'storybook/test'
import {
  annaIn,
  cartScenarios,
  cartFixture,
  catalogScenarios,
  emitEvent,
  fixtureDays,
  sessionOf,
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

export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Самовывоз|Pickup/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /Наличными|Cash/ }))
    await userEvent.type(canvas.getByRole('textbox'), 'Позвоните за час')
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem(`checkout.${MONDAY}`) ?? '{}')).toMatchObject({
        methodDelivery: 'pickup',
        paymentMethod: 'CASH',
        comment: 'Позвоните за час',
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: /Далее|Continue/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(`/confirm?date=${MONDAY}`))
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.loading()),
})

export const Empty = meta.story({
  ...startingFrom({ cart: { [TUESDAY]: cartFixture[TUESDAY] ?? [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

function unverified(status: 'INITIAL' | 'WAITING' | 'REJECTED') {
  return startingFrom({ settings: { isVerificationRequired: true }, session: sessionOf(annaIn(status)) })
}

export const NotVerified = meta.story({
  ...unverified('INITIAL'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /пройдите верификацию|Verify your account/,
    )
    for (const next of canvas.getAllByRole('button', { name: /Далее|Continue/ })) {
      await expect(next).toBeDisabled()
    }
    await userEvent.click(canvas.getByRole('link', { name: /Пройти верификацию|Verify account/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/profile/verification'))
  },
})

export const VerificationWaiting = meta.story({
  ...unverified('WAITING'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Проверяем|checking your details/)
  },
})

export const VerificationRejected = meta.story({
  ...unverified('REJECTED'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/отклонена|declined/)
  },
})

export const VerifiedMeanwhile = meta.story({
  ...unverified('WAITING'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    emitEvent('verification-decided', { status: 'APPROVED' })
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(canvas.getAllByRole('button', { name: /Далее|Continue/ })[0]).toBeEnabled()
  },
})

export const PaidDelivery = meta.story({
  ...startingFrom({ path: `/order?date=${TUESDAY}` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const NotEnoughFunds = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.notEnoughFunds()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Далее|Continue/ }))
    const payment = canvas.getByRole('group', { name: /Оплата|Payment/ })
    await waitFor(() => expect(payment).toHaveFocus())
    await waitFor(() => expect(payment).toHaveAccessibleDescription(/Недостаточно средств|not enough funds/))
  },
})

export const CommentNearItsEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
    const comment = await canvas.findByRole('textbox')
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
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /Далее|Continue/ })).toBeDisabled())
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.longContent()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})
