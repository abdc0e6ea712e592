import { expect, waitFor } from 'storybook/test'
import { addressesScenarios, anna, cartFixture, fixtureDays, sessionOf } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import OrderScreen from './OrderScreen.tsx'

const [MONDAY, TUESDAY] = fixtureDays

const meta = preview.meta({
  title: 'Screens/Order/Destination',
  component: OrderScreen,
  ...withScreen({ path: `/order?date=${MONDAY}`, cart: cartFixture }),
})

const place = /^(Оплатить|Заказать за|Pay|Order for)/

export const FirstOrder = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.empty()),
  play: async ({ canvas, userEvent }) => {
    const street = await canvas.findByLabelText(/^(Улица, дом, офис|Street, building, office)/)
    await expect(street).toHaveValue('ул. Большая Полянка, 30')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.clear(street)
    await userEvent.click(canvas.getByRole('button', { name: place }))
    await waitFor(() => expect(street).toHaveFocus())
    await expect(street).toHaveAccessibleDescription(/Введите улицу|Enter the street/)
    await userEvent.type(street, 'ул. Мира, 1')
    await userEvent.click(canvas.getByRole('button', { name: place }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
  },
})

export const FirstOrderToAnotherCity = meta.story({
  ...startingFrom({ path: `/order?date=${TUESDAY}` }),
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.empty()),
  play: async ({ canvas, userEvent }) => {
    const city = await canvas.findByLabelText(/^(Город|City)/)
    const delivery = canvas.getByRole('radio', { name: /^(Доставка|Delivery)$/ })
    await expect(delivery).toHaveAccessibleDescription(/600\s₽|₽600/)
    await userEvent.clear(city)
    await userEvent.type(city, 'Тула')
    await waitFor(() => expect(delivery).toHaveAccessibleDescription(/1\s300\s₽|₽1,300/))
    await userEvent.click(canvas.getByRole('button', { name: place }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
  },
})

export const FirstOrderPickedUp = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.empty()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Заберу сам|Pickup/ }))
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: place }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
  },
})

export const SeveralAddresses = meta.story({
  ...startingFrom({ path: `/order?date=${TUESDAY}` }),
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.several()),
  play: async ({ canvas, userEvent }) => {
    const shop = await canvas.findByRole('radio', { name: 'Салон «Букет»' })
    await expect(shop).toHaveAccessibleDescription(/600\s₽|₽600/)
    const storage = canvas.getByRole('radio', { name: 'Склад' })
    await expect(storage).toHaveAccessibleDescription(/1\s300\s₽|₽1,300/)
    await userEvent.click(storage)
    await expect(storage).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: /Изменить выбранный|Edit chosen/ }))
    await waitFor(() => expect(canvas.getByLabelText(/^(Город|City)/)).toHaveValue('Тула'))
    await waitFor(() => expect(canvas.getByLabelText(/^(Регион|Region)/)).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /^(Отмена|Cancel)$/ }))
    await waitFor(() => expect(canvas.getByRole('group', { name: /^(Куда|Where)$/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /Новый адрес|New address/ }))
    await waitFor(() => expect(canvas.getByLabelText(/^(Город|City)/)).toHaveValue(''))
  },
})

/** On a phone the chosen one stands alone until the others are asked for, and stays chosen when they are. */
export const FoldedOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.several()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Салон «Букет»', checked: true })
    await expect(canvas.queryByRole('radio', { name: 'Склад' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Новый адрес|New address/ })).toBeNull()
    const more = canvas.getByRole('button', { name: /^(Ещё \d адреса?|\d more address(es)?)$/ })
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('radio', { name: 'Склад' }))
    await expect(canvas.getByRole('button', { name: /Новый адрес|New address/ })).toBeVisible()
    await userEvent.click(more)
    await expect(canvas.getByRole('radio', { name: 'Склад' })).toBeChecked()
    await expect(canvas.queryByRole('radio', { name: 'Салон «Букет»' })).toBeNull()
  },
})

export const ManyAddresses = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.many()),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByLabelText(/^(Выберите адрес|Choose an address)$/)
    await userEvent.selectOptions(list, canvas.getByRole('option', { name: /^Точка 5:/ }))
    await waitFor(() => expect(list).toHaveValue('address-anna-4'))
  },
})

export const ChosenAddressRemoved = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(`checkout.${MONDAY}`, JSON.stringify({ addressId: 'removed' }))
    msw.use(...addressesScenarios.several())
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Салон «Букет»' })).toBeChecked())
  },
})

export const OtherRegion = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.otherRegion()),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: place })
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/в другом регионе|in another region/),
    )
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('group', { name: /^(Куда|Where)$/ })).toHaveFocus())
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
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^(Заберу сам|Pickup)$/ })).toBeDisabled())
  },
})

export const PickupUnavailable = meta.story({
  ...startingFrom({ session: sessionOf({ ...anna, region: 'kazan' }) }),
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.pickupUnavailable()),
  play: async ({ canvas }) => {
    const pickup = await canvas.findByRole('radio', { name: /^(Заберу сам|Pickup)$/ })
    await expect(pickup).toBeDisabled()
    await expect(pickup).toHaveAccessibleDescription(/нет пункта самовывоза|no pickup point/)
  },
})

export const AddressNotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.saveFailed()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Изменить выбранный|Edit chosen/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /Сохранить адрес|Save address/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Что-то пошло не так|went wrong/))
  },
})

export const LongAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.longContent()),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('radio')).length).toBeGreaterThan(4)
  },
})
