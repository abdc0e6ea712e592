import {
  createMockMarket,
  mock,
  mockDelay,
  refuse,
  sessionOf,
  anna,
  vera,
} from '@flower-market/api-client/msw'
import { demoOperatorSettings } from '@flower-market/flower-domain'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import SettingsScreen from './SettingsScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Settings',
  component: SettingsScreen,
  ...withScreen({ path: '/settings' }),
})

const decided = [
  {
    name: 'vatBp',
    value: 2200,
    holdsFrom: '2027-01-01T00:00:00.000Z',
    setAt: '2026-11-20T08:00:00.000Z',
    setBy: { _id: vera._id, name: 'Вера Орлова' },
    reason: 'Со следующего года работаем с НДС',
  },
  {
    name: 'cashLimit',
    value: 8_000_000,
    holdsFrom: '2026-11-01T00:00:00.000Z',
    setAt: '2026-10-30T08:00:00.000Z',
    setBy: { _id: vera._id, name: 'Вера Орлова' },
    reason: 'Запас до предела Указания 5348-У, пока касса не проверяет остаток по договору сама',
  },
] as const

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('спред 1,5 %, комиссия 0,5 %')).toBeVisible())
    await expect(canvas.getAllByText('по умолчанию')).toHaveLength(12)
    await expect(canvas.getByText(/ИНН 7700000009/)).toBeVisible()
  },
})

export const Decided = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...createMockMarket({ signedInId: vera._id, settingDecisions: [...decided] }).handlers)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^80\s000\s₽$/)).toBeVisible())
    await expect(canvas.getByText(/^с 1 янв.*2027.*22\s%$/)).toBeVisible()
  },
})

const atTheStart = {
  name: 'cashLimit',
  value: 9_000_000,
  holdsFrom: '1970-01-01T00:00:00.000Z',
  setAt: '2026-10-30T08:00:00.000Z',
  setBy: null,
  reason: 'Environment: CASH_LIMIT',
} as const

/** What a start of the server has decided is told without its moment and its reason, which say nothing to staff. */
export const DecidedAtTheStart = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...createMockMarket({ signedInId: vera._id, settingDecisions: [atTheStart] }).handlers)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('при запуске сервера')).toBeVisible())
    await expect(canvas.queryByText(/1970|CASH_LIMIT/u)).toBeNull()
  },
})

async function editCash({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const edit = { name: 'Изменить: Наличными по одному договору, не больше' }
  await userEvent.click(await canvas.findByRole('button', edit))
  const dialog = within(await within(document.body).findByRole('dialog'))
  const limit = dialog.getByLabelText('Не больше')
  await userEvent.clear(limit)
  return { dialog, limit }
}

export const EditedByKeyboard = meta.story({
  play: async (context) => {
    const { userEvent, canvas } = context
    const { dialog, limit } = await editCash(context)
    await userEvent.type(limit, '80 000')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.type(dialog.getByLabelText('Почему'), 'Запас до предела')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(canvas.getByText(/^80\s000\s₽$/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Запас до предела')).toBeVisible())
  },
})

export const Incomplete = meta.story({
  play: async (context) => {
    const { dialog } = await editCash(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(dialog.getByText('Такого значения здесь быть не может.')).toBeVisible())
    await expect(dialog.getByText('Напишите причину.')).toBeVisible()
  },
})

export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock('operatorSettingSet', () => refuse('internal')))
  },
  play: async (context) => {
    const { dialog, limit } = await editCash(context)
    await context.userEvent.type(limit, '90000')
    await context.userEvent.type(dialog.getByLabelText('Почему'), 'Проверка')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
    await expect(limit).toHaveValue('90000')
  },
})

async function editRequisites({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(Изменить: Реквизиты|Edit: Company and bank details)$/ }),
  )
  return within(await within(document.body).findByRole('dialog'))
}

const account = /^(Расчётный счёт|Account)$/
const why = /^(Почему|Why)$/
const save = { name: /^(Сохранить|Save)$/ }

export const WithoutRequisites = meta.story({
  beforeEach: ({ msw }) => {
    const operatorSettings = { ...demoOperatorSettings, requisites: null }
    msw.use(...createMockMarket({ signedInId: vera._id, operatorSettings }).handlers)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(не указаны|not entered): /)).toBeVisible())
  },
})

export const RequisitesEntered = meta.story({
  play: async (context) => {
    const { userEvent, canvas } = context
    const dialog = await editRequisites(context)
    await userEvent.clear(dialog.getByLabelText(account))
    await userEvent.type(dialog.getByLabelText(account), '4070 2810 8000 0000 1237')
    await userEvent.type(dialog.getByLabelText(why), 'Новый счёт в том же банке')
    await userEvent.click(dialog.getByRole('button', save))
    await waitFor(() => expect(canvas.getByText(/40702810800000001237/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Новый счёт в том же банке')).toBeVisible())
  },
})

export const SignatoryEntered = meta.story({
  beforeEach: ({ msw }) => {
    const operatorSettings = { ...demoOperatorSettings, signatory: null }
    msw.use(...createMockMarket({ signedInId: vera._id, operatorSettings }).handlers)
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByText(/: (УПД, корректировки|transfer documents, corr)/)).toBeVisible(),
    )
    await userEvent.click(
      await canvas.findByRole('button', {
        name: /^(Изменить: Кто подписывает документы|Edit: Who signs documents)$/,
      }),
    )
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^(Должность|Position, in Russian)$/), 'Директор')
    await userEvent.type(dialog.getByLabelText(/^(Фамилия|Surname, in Russian)$/), 'Ким')
    await userEvent.type(dialog.getByLabelText(/^(Имя|Name, in Russian)$/), 'Олег')
    await userEvent.type(dialog.getByLabelText(why), 'Новый директор')
    await userEvent.click(dialog.getByRole('button', save))
    await waitFor(() => expect(canvas.getByText(/^Директор Ким\sО\.$/)).toBeVisible())
  },
})

/** Why is what is missing: the keyboard goes there, and the footer leaves its error in view. */
export const ReasonMissingOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /: (?:Кто подписывает документы|Who signs documents)$/ }),
    )
    const dialog = within(await within(document.body).findByRole('dialog'))
    const button = dialog.getByRole('button', save)
    await userEvent.click(button)
    await waitFor(() => expect(dialog.getByLabelText(why)).toHaveFocus())
    const error = dialog.getByText(/^(?:Напишите причину|Give the reason)\.$/).getBoundingClientRect()
    await expect(error.bottom).toBeLessThanOrEqual(button.parentElement!.getBoundingClientRect().top)
  },
})

export const RequisitesWrong = meta.story({
  play: async (context) => {
    const { userEvent } = context
    const dialog = await editRequisites(context)
    await userEvent.clear(dialog.getByLabelText(account))
    await userEvent.type(dialog.getByLabelText(account), '40702810900000001235')
    await userEvent.clear(dialog.getByLabelText(/^(КПП|KPP)$/))
    await userEvent.click(dialog.getByRole('button', save))
    await waitFor(() => expect(dialog.getByLabelText(account)).toBeInvalid())
    await expect(dialog.getByLabelText(/^(КПП|KPP)$/)).toBeInvalid()
    await expect(dialog.getByLabelText(why)).toBeInvalid()
  },
})

export const InTheShell = meta.story({ ...startingFrom({ frame: 'shell' }) })

export const OnAPhone = Decided.extend({
  ...startingFrom({ frame: 'shell' }),
  globals: { viewport: { value: 'phone' } },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockDelay('operatorSettings', 'infinite'))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Загружаем настройки')).toBeInTheDocument())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock('operatorSettings', () => refuse('internal')))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Не удалось загрузить настройки.')).toBeVisible())
  },
})

export const NotForBuyers = meta.story({
  ...startingFrom({ session: sessionOf(anna), frame: 'shell' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Не найдена страница/)).toBeVisible())
  },
})
