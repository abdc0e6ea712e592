import { expect, waitFor, within } from 'storybook/test'
import { auctionScenarios, emitEvent, mockBefore, sessionFixture } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import AuctionScreen from './AuctionScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Auction',
  component: AuctionScreen,
  ...withScreen({ path: '/auction' }),
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.loaded()),
})

type Canvas = ReturnType<typeof within>

function clockOf(canvas: Canvas, name: RegExp) {
  return within(canvas.getByRole('region', { name }))
}

/** Three clocks run side by side, the first of them selected; lots follow. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(clockOf(canvas, /Explorer/).getByText(/−0,50|−₽0.50/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.loading()),
})

/** No auction is scheduled. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.empty()),
  play: async ({ canvas }) => {
    const title = { level: 1, name: /^(Аукционов пока нет|No auctions yet)$/ }
    await waitFor(() => expect(canvas.getByRole('heading', title)).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('heading', title).getBoundingClientRect().left).toBeGreaterThan(0),
    )
    const way = { name: /^(Перейти в каталог|Go to catalog)$/ }
    await waitFor(() => expect(canvas.getByRole('link', way).offsetHeight).toBeLessThan(80))
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left).toBeGreaterThan(0),
    )
  },
})

/** The auction is scheduled for later. */
export const Waiting = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.waiting()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Аукцион начнётся|The auction starts/)).toBeVisible())
  },
})

/** Pressed and chosen without a mouse: the space bar takes, the arrows choose, Enter buys. */
export const BoughtByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.slow()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /Пробел|Space/ })).toBeEnabled())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Пробел|Space/ })).toHaveAttribute('aria-disabled', 'false'),
    )
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('button', { name: /2 пачки|2 bunches/ })).toBeVisible())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /3 пачки|3 bunches/ })).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: /Explorer/ })).toBeVisible())
  },
})

/** The person has pressed and says how many. */
export const PressedByMe = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.pressedByMe()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: /Сколько пачек|How many/ })).toBeVisible())
  },
})

/** Another buyer has pressed and chooses. */
export const PressedByOther = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.pressedByOther()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        clockOf(canvas, /Explorer/).getByText(/другой покупатель и|Another buyer took it/),
      ).toBeVisible(),
    )
  },
})

/** Another buyer was faster: the event tells it to everybody who watches. */
export const SoldToAnother = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: /Explorer/ })).toBeVisible())
    await waitFor(() => {
      emitEvent('auction-clock-changed', auctionScenarios.soldToAnother())
      return expect(clockOf(canvas, /Explorer/).getByText(/дальше с|continues from/)).toBeVisible()
    })
  },
})

/** A press that comes too late charges nothing. */
export const PressedTooLate = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.pressedTooLate()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Пробел|Space/ })).toHaveAttribute('aria-disabled', 'false'),
    )
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/нажал раньше|pressed first/))
  },
})

export const TooLittleMoney = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.tooLittleMoney()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/Минимум стоит|The minimum costs/)[0]).toBeVisible())
  },
})

/** A lot that is not sold in the person's region is watched without a price. */
export const NotSoldHere = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.notSoldHere()),
  play: async ({ canvas }) => {
    const reason = /лот не продаётся|is not sold in your region/
    await waitFor(() => expect(clockOf(canvas, /Explorer/).getByText(reason)).toBeVisible())
    await expect(clockOf(canvas, /Explorer/).queryByText(/моя цена|my price|Взяли по|Sold at/)).toBeNull()
    await expect(clockOf(canvas, /Tiger/).getByText(/моя цена, |my price, /)).toBeVisible()
    await waitFor(() => {
      emitEvent('auction-clock-changed', auctionScenarios.soldToAnother())
      const soon = /скоро часы пойдут дальше|the clock continues shortly/
      return expect(clockOf(canvas, /Explorer/).getByText(soon)).toBeVisible()
    })
  },
})

/** Everybody may watch; pressing needs an approved person. */
export const NotApproved = meta.story({
  ...startingFrom({
    settings: { isVerificationRequired: true },
    session: { ...sessionFixture, verification: 'INITIAL' },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/после верификации|needs verification/)[0]).toBeVisible())
  },
})

export const Ended = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.ended()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/окончен|is over/)).toBeVisible())
  },
})

let timeIsAsked: PromiseWithResolvers<void>

/** The server's time comes late, and is another than that of the device: the prices follow at once, and what was chosen meanwhile stays chosen. */
export const ChosenBeforeTheTimeIsKnownByKeyboard = meta.story({
  beforeEach: ({ msw }) => {
    timeIsAsked = Promise.withResolvers()
    msw.use(
      mockBefore('auctionTime', () => timeIsAsked.promise),
      ...auctionScenarios.slow(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const second = () => canvas.getByRole('region', { name: /^2\. / })
    await waitFor(() => expect(within(second()).getByRole('button')).toBeVisible())
    const panel = second()
    const price = () => within(panel).getByRole('button').querySelector('b')?.textContent
    const guessed = price()
    await userEvent.keyboard('2')
    await waitFor(() => expect(panel).toHaveAttribute('data-selected'))
    timeIsAsked.resolve()
    await waitFor(() => expect(canvas.getByText(/^(?:часы сервера|server time)/)).toBeVisible())
    await waitFor(() => expect(price()).not.toBe(guessed))
    await expect(panel).toBeVisible()
    await expect(panel).toHaveAttribute('data-selected')
  },
})

/** All lots of the auction, and the calendar. */
export const Lots = meta.story({
  ...startingFrom({ path: '/auction?view=lots', route: '/auction' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
})

/** At which prices lots were sold. */
export const History = meta.story({
  ...startingFrom({ path: '/auction?view=history', route: '/auction' }),
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.ended()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(2))
  },
})

export const HistoryEmpty = meta.story({
  ...startingFrom({ path: '/auction?view=mine', route: '/auction' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Здесь появятся лоты|Lots that you buy/)).toBeVisible())
  },
})

/** To practice on: the mock's own clocks, whose time goes on. A step takes a minute, so that pictures of it stay the same. */
export const Practice = meta.story({
  beforeEach: ({ msw }) => {
    const startMs = performance.now()
    const stopped = Date.now()
    const now = () => stopped + Math.floor(performance.now() - startMs)
    const before = Date.now
    Date.now = now
    msw.use(...auctionScenarios.practice(now))
    return () => {
      Date.now = before
    }
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.longContent()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('region').length).toBeGreaterThan(3))
  },
})

/** The figure in the middle of the dial, and the button below it. */
async function findPriceAndButton(canvas: Canvas) {
  const clock = clockOf(canvas, /Explorer/)
  const button = await clock.findByRole('button')
  const [price] = clock.getAllByText(/^\d+$/, { selector: 'span' })
  return { price: price!, button }
}

function fontSizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize)
}

/** In the frame of a phone: the price is the largest figure, and it and the button are in view together. */
export const OnAPhone = meta.story({
  ...startingFrom({ frame: 'shell' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: /Explorer/ })).toBeVisible())
    const { price, button } = await findPriceAndButton(canvas)
    const bar = () => canvas.getAllByRole('navigation').at(-1)!.getBoundingClientRect()
    await waitFor(() => expect(bar().bottom).toBe(innerHeight))
    await expect(scrollY).toBe(0)
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(bar().top)
    await expect(price.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top)
    await expect(fontSizeOf(price)).toBeGreaterThan(fontSizeOf(within(button).getByText(/\d/)) * 1.2)
    // The views go from edge to edge, so that one that does not fit is cut at the edge of the screen.
    const views = within(
      canvas.getByRole('navigation', { name: /^(Разделы аукциона|Sections of the auction)$/ }),
    )
    const { parentElement: row } = views.getAllByRole('link')[0]!
    await expect(row!.getBoundingClientRect().width).toBe(innerWidth)
  },
})

/** The lowest window: the flower and the height of the button give way to the price. */
export const OnASmallPhone = OnAPhone.extend({ globals: { viewport: { value: 'smallPhone' } } })
