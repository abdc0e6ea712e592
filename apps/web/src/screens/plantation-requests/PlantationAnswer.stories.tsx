import { expect, waitFor, within } from 'storybook/test'
import {
  createMockMarket,
  fixtureRequest,
  kamau,
  maria,
  mock,
  mockDelay,
  plantationRequestOf,
  plantationRequests,
  refuse,
  requestedLines,
  sessionOf,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import PlantationRequestScreen from './PlantationRequestScreen.tsx'

const waiting = plantationRequests.find(({ status }) => status === 'sent')
const route = '/plantation/requests/:id'
const answer = /Ответить на|Answer for/
const quantity = /Ваш ответ, шт|Your answer, stems/

const meta = preview.meta({
  title: 'Screens/PlantationAnswer',
  component: PlantationRequestScreen,
  ...withScreen({ path: `/plantation/requests/${waiting?._id}`, route, session: sessionOf(kamau) }),
})

const signedInId = kamau._id

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: answer })).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /Ещё ждут ответа: 1|Also to answer: 1/ })).toBeVisible(),
    )
  },
})

/** Less by a digit, dearer by a digit and in one's own words; the answer goes with Enter. */
export const AnsweredByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId }).handlers),
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = await canvas.findAllByRole('textbox', { name: quantity })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.keyboard('100{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/меньше срезки|smaller cut/))
    await userEvent.keyboard('2')
    await waitFor(() => expect(third).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('150{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-keyshortcuts', '1'))
    await userEvent.keyboard('6')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'note'))
    await userEvent.keyboard('Airfreight{Enter}{Enter}')
    const send = canvas.getByRole('button', { name: answer })
    await waitFor(() => expect(send).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: answer })).toBeNull())
    await expect(canvas.getByText(/нет на этот день|not available that day/)).toBeVisible()
    await expect(canvas.getByText('Airfreight')).toBeVisible()
  },
})

export const ReasonMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId }).handlers),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('textbox', { name: quantity })
    first?.focus()
    await userEvent.keyboard('0')
    await userEvent.click(canvas.getByRole('button', { name: answer }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/причину|reason/))
    await waitFor(() => expect(first).toHaveFocus())
  },
})

/** More than was asked for cannot be answered: the field says what it was set to. */
export const MoreThanAsked = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId }).handlers),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('textbox', { name: quantity })
    const asked = (first as HTMLInputElement).value
    first?.focus()
    await userEvent.keyboard('9999')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/больше запрошенного|more than was requested/),
    )
    await expect(first).toHaveValue(asked)
    await userEvent.keyboard('{Control>}a{/Control}10')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

/** Another request, one link away, would take what was typed with it. */
export const AsksBeforeLeaving = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId }).handlers),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = await canvas.findAllByRole('textbox', { name: quantity })
    first?.focus()
    await userEvent.keyboard('120')
    const list = await canvas.findByRole('navigation', { name: /Ещё ждут ответа|Also to answer/ })
    const [another] = within(list).getAllByRole('link')
    await userEvent.click(another as HTMLElement)
    const page = within(canvasElement.ownerDocument.body)
    const dialog = await page.findByRole('dialog', { name: /Уйти без сохранения|Leave without saving/ })
    await userEvent.click(
      within(dialog)
        .getAllByRole('button', { name: /^(Остаться|Stay)$/ })
        .at(-1)!,
    )
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(first).toHaveValue('120')
    await userEvent.click(another as HTMLElement)
    await userEvent.click(await page.findByRole('button', { name: /^(Уйти|Leave)$/ }))
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: quantity })).toHaveLength(2))
    await expect(first).not.toBeInTheDocument()
  },
})

export const TemplatesByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId }).handlers),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('textbox', { name: quantity })
    await canvas.findByText('Half')
    const asked = Number((first as HTMLInputElement).value)
    first?.focus()
    await userEvent.keyboard('t')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Half/))
    await userEvent.keyboard('1')
    await waitFor(() => expect(second).toHaveFocus())
    await expect(first).toHaveValue(String(asked / 2))
    const add = canvas.getByRole('button', { name: /Новый шаблон|New template/ })
    add.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Название|Name/ })).toHaveFocus())
    await userEvent.keyboard('Quarter{Tab}{Control>}a{/Control}25{Enter}')
    await waitFor(() => expect(canvas.getByText('Quarter')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /: Quarter$/ }))
    await waitFor(() => expect(canvas.queryByText(/^(без ответа|no answer yet)$/)).toBeNull())
  },
})

export const Answered = meta.story({
  ...startingFrom({ path: `/plantation/requests/${fixtureRequest('answered')._id}`, route }),
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^(Покупатель решает до|The buyer decides by)/)).toBeVisible(),
    )
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockDelay('receivedRequest', 'infinite'), ...createMockMarket({ signedInId }).handlers),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('receivedRequest', () => refuse('internal')),
      ...createMockMarket({ signedInId }).handlers,
    ),
})

export const NotFound = meta.story({
  ...startingFrom({ path: '/plantation/requests/nobodys', route }),
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId }).handlers),
})

const longRequest = plantationRequestOf({
  owner: maria,
  plantationId: 'kilima-dawn',
  number: 2099,
  status: 'sent',
  sentAt: new Date(fixtureRequest('sent').sentAt),
  deliveryDate: fixtureRequest('sent').deliveryDate,
  lines: [
    { ...requestedLines[0], variety: 'Кустовая роза Madame Bombastic с очень длинным названием' },
    ...requestedLines.slice(1),
    ...requestedLines,
    ...requestedLines,
  ] as typeof requestedLines,
  comment: 'Белые нужны все, красные можно заменить на похожие по тону. '.repeat(4).trim(),
})

export const LongContent = meta.story({
  ...startingFrom({ path: `/plantation/requests/${longRequest._id}`, route }),
  beforeEach: ({ msw }) =>
    msw.use(...createMockMarket({ signedInId, requests: [longRequest, ...plantationRequests] }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: quantity })).toHaveLength(12))
  },
})

/** A long name takes lines of words, not of letters. */
export const OnATablet = LongContent.extend({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByText(/Bombastic/)
    await expect(name!.offsetWidth).toBeGreaterThan(150)
  },
})
