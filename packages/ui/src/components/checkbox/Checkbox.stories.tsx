import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Fieldset } from '../fieldset/index.ts'
import { Checkbox } from './index.ts'

const meta = preview.meta({
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { children: 'Alto Zafiro Roses' },
  decorators: [(Story) => <div style={{ maxWidth: 220 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'For any number of choices out of a few, and for a consent that is sent with a form. Not for what takes effect at once (Switch), not for one of several (RadioGroup), not for more than a dozen choices (Combobox). Several belong in a Fieldset, which names them and holds their error.',
      },
    },
  },
})

export const Unchecked = meta.story()
export const Checked = meta.story({ args: { defaultChecked: true } })
export const WithCount = meta.story({ args: { trailing: '214', defaultChecked: true } })
export const Disabled = meta.story({ args: { disabled: true, trailing: '0' } })
export const DisabledChecked = meta.story({ args: { disabled: true, defaultChecked: true } })

export const Indeterminate = meta.story({
  args: { indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
})

export const LongContent = meta.story({
  args: { children: 'Quinta Lumbre de los Altos del Río Cojimíes', trailing: '1 284' },
})

export const ToggledByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Alto Zafiro Roses' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Alto Zafiro Roses'))
    await expect(box).not.toBeChecked()
  },
})

const plantations = ['Alto Zafiro Roses', 'Kilima Dawn Blooms', 'Sabana Cobre']

function Choosing() {
  const [chosen, setChosen] = useState(['Sabana Cobre'])
  const text = useStoryText({ legend: 'Плантации', all: 'Все' }, { legend: 'Plantations', all: 'All' })
  const isAll = chosen.length === plantations.length
  return (
    <Fieldset legend={text.legend} style={{ gap: 0 }}>
      <Checkbox
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={() => setChosen(isAll ? [] : plantations)}
      >
        {text.all}
      </Checkbox>
      {plantations.map((name) => (
        <Checkbox
          key={name}
          checked={chosen.includes(name)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
          }
        >
          {name}
        </Checkbox>
      ))}
    </Fieldset>
  )
}

export const AllOfAGroup = meta.story({
  render: () => <Choosing />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Все' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(all).not.toBePartiallyChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Alto Zafiro Roses' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sabana Cobre' }))
    await expect(all).toBePartiallyChecked()
  },
})

function Consent() {
  const text = useStoryText(
    { legend: 'Согласие', consent: 'Принимаю оферту', error: 'Без согласия договор не заключить.' },
    { legend: 'Consent', consent: 'I accept the offer', error: 'There is no contract without it.' },
  )
  return (
    <Fieldset legend={text.legend} error={text.error}>
      <Checkbox aria-invalid="true">{text.consent}</Checkbox>
    </Fieldset>
  )
}

export const WithError = meta.story({
  render: () => <Consent />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Принимаю оферту' })).toBeInvalid()
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Без согласия договор не заключить.')
  },
})
