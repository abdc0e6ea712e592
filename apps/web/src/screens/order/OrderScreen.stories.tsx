import { expect, waitFor } from 'storybook/test'
import {
  addressesScenarios,
  anna,
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
    await userEvent.type(canvas.getByRole('textbox', { name: /Комментарий|Comment/ }), 'Позвоните за час')
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
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /Далее|Continue/ })).toBeDisabled())
  },
})

export const FirstAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.empty()),
  play: async ({ canvas, userEvent }) => {
    const street = await canvas.findByLabelText(/^(Улица, дом, офис|Street, building, office)/)
    await expect(street).toHaveValue('ул. Большая Полянка, 30')
    await userEvent.click(canvas.getByRole('button', { name: /Далее|Continue/ }))
    const step = canvas.getByRole('region', { name: /^(Адрес доставки|Delivery address)$/ })
    await waitFor(() => expect(step).toHaveFocus())
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Сохраните адрес|Save the delivery address/)
    await userEvent.clear(street)
    await userEvent.click(canvas.getByRole('button', { name: /Сохранить адрес|Save address/ }))
    await waitFor(() => expect(street).toHaveAccessibleDescription(/Введите улицу|Enter the street/))
    await userEvent.type(street, 'ул. Мира, 1')
    await userEvent.click(canvas.getByRole('button', { name: /Сохранить адрес|Save address/ }))
    await expect(await canvas.findByRole('radio', { name: 'Салон «Букет»' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: /Далее|Continue/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(`/confirm?date=${MONDAY}`))
  },
})

export const SeveralAddresses = meta.story({
  ...startingFrom({ path: `/order?date=${TUESDAY}` }),
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.several()),
  play: async ({ canvas, userEvent }) => {
    const delivery = await canvas.findByRole('radio', { name: /^(Доставка|Delivery)$/ })
    await expect(delivery).toHaveAccessibleDescription(/600\s₽|₽600/)
    await userEvent.click(canvas.getByRole('radio', { name: 'Склад' }))
    await waitFor(() => expect(delivery).toHaveAccessibleDescription(/1\s300\s₽|₽1,300/))
    await userEvent.click(canvas.getByRole('button', { name: /Изменить выбранный|Edit chosen/ }))
    await expect(await canvas.findByLabelText(/^(Город|City)/)).toHaveValue('Тула')
    await expect(canvas.getByLabelText(/^(Регион|Region)/)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^(Отмена|Cancel)$/ }))
    await expect(canvas.getByRole('region', { name: /^(Адрес|Delivery a)/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /Добавить адрес|Add address/ }))
    await expect(await canvas.findByLabelText(/^(Город|City)/)).toHaveValue('')
  },
})

export const ManyAddresses = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.many()),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByLabelText(/^(Выберите адрес|Choose an address)$/)
    await userEvent.selectOptions(list, 'Точка 5: 300000, Тула, ул. Складская, 5')
    await waitFor(() => expect(list).toHaveValue('address-anna-4'))
  },
})

export const ChosenAddressRemoved = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(`checkout.${MONDAY}`, JSON.stringify({ addressId: 'removed' }))
    msw.use(...addressesScenarios.several())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Салон «Букет»' })).toBeChecked()
  },
})

export const OtherRegion = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.otherRegion()),
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: /Далее|Continue/ })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/в другом регионе|in another region/)
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByRole('region', { name: /^(Адрес|Delivery a)/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('radio', { name: 'Салон «Букет»' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

export const OtherRegionAccepted = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.onlyInOtherRegion()),
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole('button', { name: /Сменить регион: Казань|region to Kazan/ })
    await userEvent.click(change)
    await waitFor(() => expect(change).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^(Самовывоз|Pickup)$/ })).toBeDisabled())
  },
})

export const PickupUnavailable = meta.story({
  ...startingFrom({ session: sessionOf({ ...anna, region: 'kazan' }) }),
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.pickupUnavailable()),
  play: async ({ canvas }) => {
    const pickup = await canvas.findByRole('radio', { name: /^(Самовывоз|Pickup)$/ })
    await expect(pickup).toBeDisabled()
    await expect(pickup).toHaveAccessibleDescription(/нет пункта самовывоза|no pickup point/)
  },
})

export const AddressNotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.saveFailed()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Изменить выбранный|Edit chosen/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /Сохранить адрес|Save address/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Что-то пошло не так|went wrong/)
  },
})

export const LongAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.longContent()),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('radio')).length).toBeGreaterThan(4)
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.longContent()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})
