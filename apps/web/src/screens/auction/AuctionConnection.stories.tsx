import { useSetAtom } from 'jotai'
import { expect, waitFor } from 'storybook/test'
import { auctionScenarios } from '@flower-market/api-client/msw'
import { socketStatusAtom } from '@flower-market/app-runtime/session'
import { holdTimers, type HeldTimers } from '../../../../../.storybook/held-timers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import AuctionScreen from './AuctionScreen.tsx'

/** The screen, and a button that loses the connection. */
function Disconnectable() {
  const setStatus = useSetAtom(socketStatusAtom)
  return (
    <>
      <button type="button" onClick={() => setStatus('disconnected')}>
        Disconnect
      </button>
      <AuctionScreen />
    </>
  )
}

let bannerTimers: HeldTimers

const meta = preview.meta({
  title: 'Screens/Auction/Connection',
  component: AuctionScreen,
  ...withScreen({ path: '/auction', frame: 'shell' }),
  globals: { viewport: { value: 'phone' } },
  render: () => <Disconnectable />,
  beforeEach: ({ msw }) => {
    msw.use(...auctionScenarios.loaded())
    bannerTimers = holdTimers((ms) => ms === 5000)
    return () => {
      bannerTimers.release()
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
})

const pricesLate = /цены на экране могут отставать|the prices on the screen may be late/
const dataOld = /Данные на экране могли устареть|may be out of date/
const noInternet = /^(Нет интернета|You’re offline)/

/** What was set is on the screen by then. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

/** The socket is gone: the page says that its prices may be late, and the frame does not repeat it 5 s later. */
export const Lost = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: /Explorer/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(canvas.getByText(pricesLate)).toBeVisible())
    bannerTimers.pass()
    await twoFrames()
    await expect(canvas.queryByText(dataOld)).toBeNull()
  },
})

/** There is no internet: the frame says so, and the page does not repeat it. */
export const NoInternet = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: /Explorer/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    await canvas.findByText(pricesLate)
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(canvas.getByText(noInternet)).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(pricesLate)).toBeNull())
  },
})
