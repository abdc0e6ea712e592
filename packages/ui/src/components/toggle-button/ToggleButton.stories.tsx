import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { ToggleButton } from './index.ts'

const meta = preview.meta({
  title: 'UI/ToggleButton',
  component: ToggleButton,
  args: { children: '50', pressed: false, onPressedChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A key that stays down: one of several short values that may be chosen together, as lengths in a filter. Not for a setting that takes effect at once (Switch), nor for one of a few (RadioGroup, SegmentedTabs), nor for words that do not fit on a key (Checkbox).',
      },
    },
  },
})

function Lengths() {
  const [chosen, setChosen] = useState(['50', '60'])
  return (
    <fieldset
      aria-label={useStoryText('Ростовка, см', 'Length, cm')}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}
    >
      {['40', '50', '60', '70', '80', '90'].map((length) => (
        <ToggleButton
          key={length}
          pressed={chosen.includes(length)}
          onPressedChange={(pressed) =>
            setChosen(pressed ? [...chosen, length] : chosen.filter((other) => other !== length))
          }
        >
          {length}
        </ToggleButton>
      ))}
    </fieldset>
  )
}

export const Up = meta.story()
export const Down = meta.story({ args: { pressed: true } })
export const Disabled = meta.story({ args: { disabled: true } })

export const PressedByKeyboard = meta.story({
  render: () => <Lengths />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: '40' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: '50' })).toHaveAttribute('aria-pressed', 'false')
  },
})
