import {
  addressesScenarios,
  anna,
  profileScenarios,
  sessionFixture,
  sessionOf,
  avatarFixture,
} from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import ProfileScreen from './ProfileScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Profile',
  component: ProfileScreen,
  ...withScreen({ path: '/profile' }),
})

function page(canvasElement: HTMLElement) {
  return within(canvasElement.ownerDocument.body)
}
const inShell = startingFrom({ frame: 'shell' })

async function retype({ canvas, userEvent }: StoryContext, label: string, text: string) {
  const field = await canvas.findByLabelText(label)
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
  return field
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loaded()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveValue('Анна'))
    await expect(canvas.getByLabelText('Почта')).toHaveAttribute('readonly')
    await expect(canvas.getByText('Покупатель')).toBeVisible()
    await expect(canvas.getByText('Подтверждён')).toBeVisible()
    await expect(canvas.getByText(`${location.origin}/signup?referral=${anna.referral}`)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Сохранить' })).toBeNull()
  },
})

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Buyer')).toBeVisible())
    await expect(canvas.getByLabelText('Country')).toHaveDisplayValue('Russia')
    await expect(canvas.getByText(`${location.origin}/en/signup?referral=${anna.referral}`)).toBeVisible()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, ...inShell })

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loading()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Загружаем профиль')).toBeInTheDocument())
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Телефон')).toHaveValue(''))
    await expect(canvas.queryByRole('button', { name: 'Подтвердить звонком' })).toBeNull()
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить профиль'))
  },
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.offline()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible())
  },
})

export const SavesWhatChanged = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await retype(context, 'Город', 'Казань')
    await retype(context, 'Сайт', 'rose.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(canvas.getByText('Изменения сохранены.')).toBeVisible())
    await expect(canvas.getByLabelText('Сайт')).toHaveValue('https://rose.example')
    await expect(canvas.queryByText('Есть несохранённые изменения')).toBeNull()
  },
})

export const SavedAndDiscardedByKeyboard = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await retype(context, 'Город', 'Казань')
    canvas.getByRole('button', { name: 'Сохранить' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('Изменения сохранены.')).toHaveFocus())
    await retype(context, 'Город', 'Тверь')
    canvas.getByRole('button', { name: 'Отменить' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.localName).toBe('output'))
  },
})

export const NothingToSave = meta.story({
  play: async (context) => {
    await retype(context, 'Город', 'Казань')
    await retype(context, 'Город', 'Москва')
    await expect(context.canvas.queryByText('Есть несохранённые изменения')).toBeNull()
  },
})

export const Misspelt = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await retype(context, 'Имя', '')
    await retype(context, 'ИНН', '7700000017')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Заполните обязательные поля.'))
    await waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveFocus())
    await expect(canvas.getByLabelText('ИНН')).toHaveAccessibleDescription(/Проверьте ИНН/)
  },
})

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.saving()),
  play: async (context) => {
    await retype(context, 'Город', 'Казань')
    const save = context.canvas.getByRole('button', { name: 'Сохранить' })
    await context.userEvent.click(save)
    await waitFor(() => expect(save).toHaveAttribute('aria-busy'))
  },
})

export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.saveFailed()),
  play: async (context) => {
    const { canvas, userEvent } = context
    const city = await retype(context, 'Город', 'Казань')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Что-то пошло не так'))
    await expect(city).toHaveValue('Казань')
    await expect(canvas.getByText('Есть несохранённые изменения')).toBeVisible()
  },
})

export const AsksBeforeLeaving = meta.story({
  ...inShell,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const city = await retype(context, 'Город', 'Казань')
    const [elsewhere] = canvas.getAllByRole('link', { name: 'Каталог' })
    await userEvent.click(elsewhere as HTMLElement)
    const dialog = await page(canvasElement).findByRole('dialog', { name: 'Уйти без сохранения?' })
    const stay = within(dialog).getAllByRole('button').at(-1)!
    await expect(stay).toHaveTextContent('Остаться')
    await userEvent.click(stay)
    await waitFor(() => expect(city).toHaveValue('Казань'))
    await userEvent.click(elsewhere as HTMLElement)
    await userEvent.click(await page(canvasElement).findByRole('button', { name: 'Уйти' }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/catalog'))
  },
})

export const PhoneNotConfirmed = meta.story({
  ...inShell,
  beforeEach: ({ msw }) => msw.use(...profileScenarios.phoneNotVerified()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Не подтверждён')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить звонком' }))
    const dialog = await page(canvasElement).findByRole('dialog', { name: 'Подтверждение телефона' })
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Телефон')).toHaveDisplayValue(/^916.123.45.01$/),
    )
  },
})

export const AnotherPhone = meta.story({
  play: async (context) => {
    await retype(context, 'Телефон', '9991234567')
    await waitFor(() => expect(context.canvas.getByText('Не подтверждён')).toBeVisible())
  },
})

export const WithAPicture = meta.story({
  ...startingFrom({ frame: 'shell', session: { ...sessionFixture, avatar: avatarFixture } }),
  beforeEach: ({ msw }) => msw.use(...profileScenarios.avatar()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Увеличить фото' }))
    await waitFor(() => expect(page(canvasElement).getByRole('dialog', { name: 'Фото' })).toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page(canvasElement).queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Выбрать фото' })).toBeVisible())
  },
})

export const Broker = meta.story({
  ...startingFrom({ session: sessionOf({ ...anna, role: 'BROKER' }) }),
  beforeEach: ({ msw }) => msw.use(...profileScenarios.broker()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Брокер')).toBeVisible())
  },
})

async function addressBook({ canvas }: StoryContext) {
  return within(await canvas.findByRole('region', { name: 'Адреса доставки' }))
}

export const NoAddresses = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.empty()),
  play: async (context) => {
    const { userEvent } = context
    const book = await addressBook(context)
    await waitFor(() => expect(book.getByText(/Адресов пока нет/)).toBeVisible())
    await userEvent.click(book.getByRole('button', { name: 'Добавить адрес' }))
    await waitFor(() => expect(book.getByLabelText(/^Контактное лицо/)).toHaveValue('Анна Котова'))
    await userEvent.click(book.getByRole('button', { name: 'Сохранить адрес' }))
    await waitFor(() => expect(book.getByText('Основной')).toBeVisible())
    await expect(book.getByText('Изменения сохранены.')).toBeVisible()
  },
})

export const SeveralAddresses = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.several()),
  play: async (context) => {
    const { canvasElement, userEvent } = context
    const book = await addressBook(context)
    await userEvent.click(await book.findByRole('button', { name: 'Сделать основным: Склад' }))
    await waitFor(() => expect(book.getAllByRole('listitem')[0]).toHaveTextContent(/^СкладОсновной/))
    await userEvent.click(book.getByRole('button', { name: 'Изменить: Склад' }))
    const city = await book.findByLabelText(/^Город/)
    await userEvent.clear(city)
    await userEvent.type(city, 'Тверь')
    await userEvent.click(book.getByRole('button', { name: 'Сохранить адрес' }))
    await waitFor(() => expect(book.getByText(/300000, Тверь/)).toBeVisible())
    await userEvent.click(book.getByRole('button', { name: 'Удалить: Склад' }))
    const dialog = await page(canvasElement).findByRole('dialog', { name: 'Удалить адрес?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(book.getAllByRole('listitem')).toHaveLength(2))
    await waitFor(() => expect(book.getByText('Основной')).toBeVisible())
  },
})

export const AddressesLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.loading()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Загружаем адреса')).toBeInTheDocument())
  },
})

export const AddressesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.loadFailed()),
  play: async (context) => {
    const book = await addressBook(context)
    await waitFor(() => expect(book.getByRole('alert')).toHaveTextContent('Не удалось загрузить адреса'))
  },
})

export const AddressNotRemoved = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.saveFailed()),
  play: async (context) => {
    const { canvasElement, userEvent } = context
    const book = await addressBook(context)
    await userEvent.click(await book.findByRole('button', { name: 'Удалить: Склад' }))
    const dialog = await page(canvasElement).findByRole('dialog', { name: 'Удалить адрес?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('Что-то пошло не так'))
  },
})

export const AddressBookFull = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.full()),
  play: async (context) => {
    const book = await addressBook(context)
    await waitFor(() => expect(book.getByText(/не больше 50 адресов/)).toBeVisible())
    await expect(book.queryByRole('button', { name: 'Добавить адрес' })).toBeNull()
  },
})

export const LongAddresses = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.longContent()),
  play: async (context) => {
    const book = await addressBook(context)
    await waitFor(() => expect(book.getAllByRole('listitem')).toHaveLength(2))
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.longContent()),
})

export const LongContentOnAPhone = LongContent.extend({ globals: { viewport: { value: 'phone' } } })
