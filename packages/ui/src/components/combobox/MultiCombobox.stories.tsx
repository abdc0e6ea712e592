import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { MultiCombobox, type MultiComboboxProps } from './index.ts'

const options = [
  { value: 'alto', label: 'Alto Zafiro Roses', detail: 'Ecuador' },
  { value: 'kilima', label: 'Kilima Dawn Blooms', detail: 'Kenya' },
  { value: 'sabana', label: 'Sabana Cobre', detail: 'Colombia' },
  { value: 'polder', label: 'Polderglans', detail: 'Netherlands' },
  { value: 'quinta', label: 'Quinta Lumbre de los Altos del Río Cojimíes', detail: 'Ecuador' },
]

function Choosing(props: MultiComboboxProps) {
  const [values, setValues] = useState(props.values)
  return (
    <MultiCombobox
      {...props}
      values={values}
      onValuesChange={(next) => {
        setValues(next)
        props.onValuesChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'UI/MultiCombobox',
  component: MultiCombobox,
  args: {
    label: 'Плантации',
    listLabel: 'Плантации',
    placeholder: 'Все',
    emptyText: 'Ничего не найдено',
    removeLabel: 'убрать',
    options,
    values: [],
    onValuesChange: fn(),
  },
  render: (args) => <Choosing {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  parameters: {
    english: {
      label: 'Plantations',
      listLabel: 'Plantations',
      placeholder: 'All',
      emptyText: 'Nothing found',
      removeLabel: 'remove',
    },
    docs: {
      description: {
        component:
          'Several out of more than a dozen. Not for a few (Checkbox in a Fieldset shows them all), and not where a dozen would be chosen at once: a list with checkboxes is quicker. The list stays open while one chooses; Backspace in the empty field takes the last choice back.',
      },
    },
  },
})

export const NothingChosen = meta.story()
export const Chosen = meta.story({ args: { values: ['alto', 'kilima'] } })
export const Disabled = meta.story({ args: { values: ['alto'], disabled: true } })
export const LongContent = meta.story({ args: { values: ['quinta', 'alto', 'sabana'] } })
export const WithError = meta.story({
  args: { error: 'Выберите хотя бы одну.' },
  parameters: { english: { error: 'Choose at least one.' } },
})

export const ChosenByKeyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox', { name: 'Плантации' })
    await expect(list).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['alto', 'kilima'])
    await waitFor(() => expect(list).toBeVisible())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['kilima'])
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([])
  },
})

export const TakenBackByItsChip = meta.story({
  args: { values: ['alto', 'kilima'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alto Zafiro Roses убрать' }))
    await expect(args.onValuesChange).toHaveBeenCalledOnce()
    await expect(args.onValuesChange).toHaveBeenCalledWith(['kilima'])
  },
})
