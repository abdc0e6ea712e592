import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../.storybook/story-text.tsx'
import { asIfMedia } from './as-if-media.ts'
import { controlTexts } from './control-texts.ts'
import { EveryControl } from './EveryControl.tsx'
import { FoundationPage } from './FoundationPage.tsx'
import { controlsIn, hasRing, isReached, nameOf } from './reach.ts'

const touchPx = 44

const meta = preview.meta({ title: 'UI/Foundations/Reach' })

function Controls() {
  return (
    <FoundationPage
      title={useStoryText('Касание и фокус', 'Touch and focus')}
      intro={useStoryText(
        'Элементы для касания не меньше 44 px, при управлении с клавиатуры фокус показан синей рамкой в 2 px. Здесь собраны все элементы управления.',
        'Touch targets are at least 44 px; keyboard focus is shown by a blue outline of 2 px. This page shows one of every control.',
      )}
    >
      <EveryControl texts={useStoryText(controlTexts.ru, controlTexts.en)} />
    </FoundationPage>
  )
}

export const Every = meta.story({ render: () => <Controls /> })

export const ReachedByAFinger = Every.extend({
  play: async ({ canvasElement }) => {
    const forget = asIfMedia('(pointer: coarse)')
    try {
      const controls = controlsIn(canvasElement)
      await expect(controls.length).toBeGreaterThan(18)
      await expect(controls.filter((control) => !isReached(control, touchPx)).map(nameOf)).toEqual([])
    } finally {
      forget()
    }
  },
})

export const FocusSeenByKeyboard = Every.extend({
  play: async ({ canvasElement, userEvent }) => {
    const withoutRing: string[] = []
    let reached = 0
    await expect(controlsIn(canvasElement).filter(hasRing).map(nameOf)).toEqual([])
    for (await userEvent.tab(); document.activeElement !== document.body; await userEvent.tab()) {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement)) break
      reached += 1
      if (!hasRing(focused)) withoutRing.push(nameOf(focused))
    }
    await expect(reached).toBeGreaterThan(15)
    await expect(withoutRing).toEqual([])
  },
})
