import { fixtureCard, mock, mockDelay, refuse } from '@flower-market/api-client/msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import NewAuctionScreen from './NewAuctionScreen.tsx'

const meta = preview.meta({
  title: 'Admin/New auction',
  component: NewAuctionScreen,
  ...withScreen({ path: '/auctions/new' }),
})

const table = { name: /^(Лоты на складе|Lots in stock)$/ }
const add = { name: /^(Добавить|Add)$/ }
/** A lot that is offered. */
const offered = { name: /\d+\s(см|cm)$/ }
type Canvas = ReturnType<typeof within>

async function choosing(canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) {
  await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  await userEvent.click(canvas.getAllByRole('button', add)[0] as HTMLElement)
  await waitFor(() => expect(canvas.getByRole('group', offered)).toBeVisible())
}

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await expect(canvas.getByText(/Лоты ещё не выбраны|No lots chosen yet/)).toBeVisible()
  },
})

export const OfLot = meta.story({
  ...startingFrom({
    path: `/auctions/new?lot=${fixtureCard('Explorer', 50).code}`,
    route: '/auctions/new',
  }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('group', offered)).toHaveTextContent(/Explorer/))
    await userEvent.click(
      within(canvas.getByRole('group', offered)).getByRole('button', { name: /^(Убрать|Remove)/ }),
    )
    await waitFor(() => expect(canvas.queryByRole('group', offered)).toBeNull())
  },
})

export const Scheduled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choosing(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: /^(Выставить 1 лот|Offer 1 lot)$/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(/\/auctions\/auction-/))
  },
})

/** A set time needs a day and a time. */
export const SetTimeMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choosing(canvas, userEvent)
    await userEvent.click(canvas.getByRole('radio', { name: /^(В назначенное время|At a set time)$/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^(Выставить 1 лот|Offer 1 lot)$/ }))
    await expect(canvas.getByRole('textbox', { name: /^(День|Day)$/ })).toBeInvalid()
    await expect(canvas.getByLabelText(/^(Время|Time)$/)).toBeInvalid()
    await expect(canvas.queryByLabelText('address')).toBeNull()
  },
})

export const AtASetTime = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    await choosing(canvas, userEvent)
    await userEvent.click(canvas.getByRole('radio', { name: /^(В назначенное время|At a set time)$/ }))
    const day = globals['locale'] === 'en' ? '11/30/2026' : '30.11.2026'
    await userEvent.type(canvas.getByRole('textbox', { name: /^(День|Day)$/ }), day)
    await userEvent.type(canvas.getByLabelText(/^(Время|Time)$/), '10:00')
    await userEvent.click(canvas.getByRole('button', { name: /^(Выставить 1 лот|Offer 1 lot)$/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(/\/auctions\/auction-/))
  },
})

/** The link to the list beside the form would take the chosen lots with it. */
export const AsksBeforeLeaving = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choosing(canvas, userEvent)
    const back = canvas.getByRole('link', { name: /^(Аукционы|Auctions)$/ })
    await userEvent.click(back)
    const page = within(canvasElement.ownerDocument.body)
    const dialog = await page.findByRole('dialog', { name: /Уйти без сохранения|Leave without saving/ })
    await userEvent.click(
      within(dialog)
        .getAllByRole('button', { name: /^(Остаться|Stay)$/ })
        .at(-1)!,
    )
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('group', offered)).toBeVisible()
    await userEvent.click(back)
    await userEvent.click(await page.findByRole('button', { name: /^(Уйти|Leave)$/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(/\/auctions$/))
  },
})

export const WrongReserve = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choosing(canvas, userEvent)
    const lot = within(canvas.getByRole('group', offered))
    await userEvent.clear(lot.getByLabelText(/^(Резервная цена|Reserve price)/))
    await userEvent.type(lot.getByLabelText(/^(Резервная цена|Reserve price)/), '1')
    await userEvent.click(canvas.getByRole('button', { name: /^(Выставить 1 лот|Offer 1 lot)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/половины|half/))
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await choosing(canvas, userEvent)
  },
})

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('auctionCreate', () =>
        refuse('validation-failed', {
          issues: [{ path: 'lots.0.stems', message: 'There are fewer stems in stock.' }],
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await choosing(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: /^(Выставить 1 лот|Offer 1 lot)$/ }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Остатки изменились|stock has changed/),
    )
    await expect(canvas.getByRole('group', offered)).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('lotList', 'infinite')),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('lotList', () => refuse('internal'))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})
