import {
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
    await expect(await canvas.findByLabelText('Имя')).toHaveValue('Анна')
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
    await expect(await canvas.findByText('Buyer')).toBeVisible()
    await expect(canvas.getByLabelText('Country')).toHaveDisplayValue('Russia')
    await expect(canvas.getByText(`${location.origin}/en/signup?referral=${anna.referral}`)).toBeVisible()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, ...inShell })

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loading()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем профиль')).toBeInTheDocument()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Телефон')).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'Подтвердить звонком' })).toBeNull()
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить профиль')
  },
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.offline()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
  },
})

export const SavesWhatChanged = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await retype(context, 'Город', 'Казань')
    await retype(context, 'Сайт', 'rose.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByText('Изменения сохранены.')).toBeVisible()
    await expect(canvas.getByLabelText('Сайт')).toHaveValue('https://rose.example')
    await expect(canvas.queryByText('Есть несохранённые изменения')).toBeNull()
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Заполните обязательные поля.')
    await expect(canvas.getByLabelText('Имя')).toHaveFocus()
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Что-то пошло не так')
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
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Остаться' })[1] as HTMLElement)
    await waitFor(() => expect(city).toHaveValue('Казань'))
    await userEvent.click(elsewhere as HTMLElement)
    await userEvent.click(await page(canvasElement).findByRole('button', { name: 'Уйти' }))
    await expect(await canvas.findByLabelText('address')).toHaveTextContent('/catalog')
  },
})

export const PhoneNotConfirmed = meta.story({
  ...inShell,
  beforeEach: ({ msw }) => msw.use(...profileScenarios.phoneNotVerified()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Не подтверждён')).toBeVisible()
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
    await expect(await context.canvas.findByText('Не подтверждён')).toBeVisible()
  },
})

export const WithAPicture = meta.story({
  ...startingFrom({ frame: 'shell', session: { ...sessionFixture, avatar: avatarFixture } }),
  beforeEach: ({ msw }) => msw.use(...profileScenarios.avatar()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Увеличить фото' }))
    await expect(await page(canvasElement).findByRole('dialog', { name: 'Фото' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page(canvasElement).queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить' }))
    await expect(await canvas.findByRole('button', { name: 'Выбрать фото' })).toBeVisible()
  },
})

export const Broker = meta.story({
  ...startingFrom({ session: sessionOf({ ...anna, role: 'BROKER' }) }),
  beforeEach: ({ msw }) => msw.use(...profileScenarios.broker()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Брокер')).toBeVisible()
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.longContent()),
})

export const LongContentOnAPhone = LongContent.extend({ globals: { viewport: { value: 'phone' } } })
