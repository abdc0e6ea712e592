import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { type HeldTimers, holdTimers } from '../../../../../.storybook/held-timers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Countdown, type CountdownProps, serverOffsetMs } from './index.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The end is computed when the story opens, by a server whose clock differs from the device's by `wrongByMs`. */
function Opened({
  leftMs,
  wrongByMs = 0,
  ...props
}: CountdownProps & { leftMs: number; wrongByMs?: number }) {
  const [serverNowMs] = useState(() => Date.now() + wrongByMs)
  const [offsetMs] = useState(() => serverOffsetMs(serverNowMs))
  return <Countdown {...props} endsAtMs={serverNowMs + leftMs} offsetMs={offsetMs} />
}

const meta = preview.meta({
  title: 'UI/Countdown',
  component: Countdown,
  args: {
    children: 'Ждём перевод в сети Tron TRC20',
    endedText: 'Время на оплату вышло!',
    endsAtMs: 0,
    announcement: (left) => (left === 0 ? 'Время вышло' : `Осталось ${Math.round(left / 1000)} секунд`),
    onEnd: fn(),
    style: { maxWidth: 420 },
  },
  parameters: {
    english: {
      children: 'Waiting for the transfer on Tron TRC20',
      endedText: 'Time to pay is up!',
      announcement: (left: number) => (left === 0 ? 'Time is up' : `${Math.round(left / 1000)} seconds left`),
    },
    docs: {
      description: {
        component:
          'For a time after which an offer, a price or a code is void. Take the end and the offset from the server’s answer: the clock of the device may be hours wrong. Not for waiting that has no consequence (say “about a minute” in words), nor for how long something takes: that is ProgressBar. Screen readers hear it only at the thresholds.',
      },
    },
  },
})

export const Calm = meta.story({ render: (args) => <Opened {...args} leftMs={14 * minuteMs + 32_000} /> })
export const Loud = meta.story({ render: (args) => <Opened {...args} leftMs={minuteMs + 47_000} /> })
export const Hours = meta.story({
  args: { children: 'Заказы на 26 ноября принимаем ещё' },
  parameters: { english: { children: 'Ordering for November 26 is open for another' } },
  render: (args) => <Opened {...args} leftMs={4 * hourMs + 12 * minuteMs} />,
})

export const Ended = meta.story({
  render: (args) => <Opened {...args} leftMs={-minuteMs} />,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Время на оплату вышло!')).toBeVisible())
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/)
    await expect(args.onEnd).toHaveBeenCalled()
  },
})

export const OnADeviceWithAWrongClock = meta.story({
  render: (args) => <Opened {...args} leftMs={14 * minuteMs} wrongByMs={-7 * hourMs} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^1[34]:\d\d$/))
  },
})

/** How far the device's clock was put forward; the countdown notices at its next second, which is held until then. */
let putForwardMs = 0
let seconds: HeldTimers

function putForward(ms: number) {
  putForwardMs = ms
  seconds.pass()
}

export const AnnouncesOnlyAtThresholds = meta.story({
  args: { announceAtMs: [2 * minuteMs, 0] },
  render: (args) => <Opened {...args} leftMs={14 * minuteMs} />,
  beforeEach: () => {
    putForwardMs = 0
    const { now } = Date
    Date.now = () => now() + putForwardMs
    seconds = holdTimers((ms) => ms > 0 && ms <= 1000)
    return () => {
      seconds.release()
      Date.now = now
    }
  },
  play: async ({ args, canvas }) => {
    const status = canvas.getByRole('status')
    const timer = await canvas.findByRole('timer')
    await waitFor(() => expect(timer).toHaveTextContent(/^1[34]:/))
    await expect(status).toHaveTextContent(/^$/)
    await expect(timer).toHaveAttribute('aria-live', 'off')
    putForward(7 * minuteMs)
    await waitFor(() => expect(timer).toHaveTextContent(/^[67]:/))
    await expect(status).toHaveTextContent(/^$/)
    putForward(12.5 * minuteMs)
    await waitFor(() => expect(status).toHaveTextContent('Осталось 120 секунд'))
    putForward(14 * minuteMs)
    await waitFor(() => expect(status).toHaveTextContent('Время вышло'))
    await expect(args.onEnd).toHaveBeenCalled()
  },
})

export const OnAPhone = Loud.extend({ globals: { viewport: { value: 'phone' } } })
