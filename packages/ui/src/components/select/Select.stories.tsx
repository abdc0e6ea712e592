import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Select, SelectItem } from './index.ts'

const regions = [
  { value: 'moscow', russian: 'Москва', english: 'Moscow' },
  { value: 'petersburg', russian: 'Санкт-Петербург', english: 'Saint Petersburg' },
  { value: 'kazan', russian: 'Казань', english: 'Kazan' },
  { value: 'yekaterinburg', russian: 'Екатеринбург', english: 'Yekaterinburg' },
  { value: 'novosibirsk', russian: 'Новосибирск', english: 'Novosibirsk' },
]

function Region({ russian, english }: { russian: string; english: string }) {
  return useStoryText(russian, english)
}

const meta = preview.meta({
  title: 'UI/Select',
  component: Select,
  args: {
    label: 'Регион',
    placeholder: 'Выберите регион',
    onValueChange: fn(),
    children: regions.map(({ value, ...names }) => (
      <SelectItem key={value} value={value}>
        <Region {...names} />
      </SelectItem>
    )),
  },
  parameters: {
    english: { label: 'Region', placeholder: 'Choose a region' },
    docs: {
      description: {
        component:
          'One of five to about fifteen known things. Not for two to four (RadioGroup, SegmentedTabs: they can be compared), not for more than can be looked over (Combobox). Opens a list that the kit draws, so it looks the same everywhere; letters, arrows, Home and End work in it.',
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
})

export const NothingChosen = meta.story()
export const Chosen = meta.story({ args: { defaultValue: 'kazan' } })
export const InAToolbar = meta.story({ args: { defaultValue: 'kazan', size: 'm' } })
export const Disabled = meta.story({ args: { defaultValue: 'kazan', disabled: true } })

export const WithError = meta.story({
  args: { error: 'Выберите регион, чтобы рассчитать стоимость доставки.' },
  parameters: { english: { error: 'Choose a region to see the delivery cost.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Регион' })).toHaveAccessibleDescription(
      'Выберите регион, чтобы рассчитать стоимость доставки.',
    )
  },
})

export const Opened = meta.story({
  args: { defaultValue: 'kazan' },
  // While the list is open Radix hides the page behind it from assistive technology, focusable parts included.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Казань' })).toBeVisible())
  },
})

export const ChosenByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Москва' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Санкт-Петербург' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('petersburg')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
  },
})
