import type { StoryContext } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { cutoffFor, deliveryDays, moscowSchedule } from '@flower-market/flower-domain'
import { fixtureNow } from '@flower-market/api-client/msw'
import preview from '../../../../../../.storybook/preview.tsx'
import { withScreen } from '../../../stories/screen-story.tsx'
import type { DeliveryDay } from '../data/delivery-choice.ts'
import { DeliveryStrip } from './DeliveryStrip.tsx'

const meta = preview.meta({
  title: 'Screens/Catalog/DeliveryStrip',
  component: DeliveryStrip,
  ...withScreen({ path: '/catalog' }),
})

const days: DeliveryDay[] = deliveryDays({ now: fixtureNow, count: 7, schedule: moscowSchedule }).map(
  (date, place) => ({
    date,
    cutoffAt: cutoffFor(date, moscowSchedule).toISOString(),
    isOpen: true,
    cards: [1284, 96, 7][place % 3] ?? 0,
  }),
)
const dates = days.map(({ date }) => date)

/** From the longest countdown to the shortest, and over. */
const minutesLeft = [2879, 1439, 601, 59, 1, 0]

const moments = [
  ...dates.map((date) => ({ date, now: fixtureNow })),
  ...minutesLeft.map((minutes) => {
    const date = dates[3] as (typeof dates)[number]
    return { date, now: new Date(cutoffFor(date, moscowSchedule).getTime() - minutes * 60_000) }
  }),
]

/** The strip for every day that can be chosen and for every length of the countdown; a press leads to the next of them. */
function EveryMoment() {
  const [place, setPlace] = useState(0)
  const moment = moments[place] as (typeof moments)[number]
  return (
    <>
      <DeliveryStrip
        {...moment}
        availability="inStock"
        counts={{ inStock: 5284, toOrder: 12_340, forPlantations: 870 }}
        days={days}
        cartDays={[]}
        searchFor={(day) => `?date=${day}`}
      />
      <button type="button" onClick={() => setPlace((now) => now + 1)}>
        {`${place + 1} / ${moments.length}`}
      </button>
    </>
  )
}

/** Where a day stands; what the list was scrolled to show a day that did not fit is no move. */
function placeOf(day: HTMLElement) {
  const { left, top } = day.getBoundingClientRect()
  return { left: left + (day.parentElement?.scrollLeft ?? 0), top }
}

async function expectOnePlace({ canvas, userEvent }: StoryContext) {
  const first = (await canvas.findAllByRole('listitem'))[0] as HTMLElement
  const start = placeOf(first)
  for (let place = 2; place <= moments.length; place += 1) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button')).toHaveTextContent(new RegExp(`^${place} `, 'u'))
    await expect(placeOf(first)).toEqual(start)
  }
}

export const DaysStayInPlace = meta.story({ render: () => <EveryMoment />, play: expectOnePlace })

export const DaysStayInPlaceInEnglish = meta.story({
  render: () => <EveryMoment />,
  globals: { locale: 'en' },
  play: expectOnePlace,
})

export const DaysStayInPlaceOnAPhone = meta.story({
  render: () => <EveryMoment />,
  globals: { viewport: { value: 'phone' } },
  play: expectOnePlace,
})
