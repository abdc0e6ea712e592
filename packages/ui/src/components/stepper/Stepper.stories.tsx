import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Stepper } from './index.ts'

const meta = preview.meta({
  title: 'UI/Stepper',
  component: Stepper,
  args: {
    'aria-label': 'Проверка профиля',
    status: 'Шаг 2 из 4.',
    current: 'phone',
    steps: [
      { id: 'company', title: 'Компания' },
      { id: 'phone', title: 'Телефон' },
      { id: 'address', title: 'Адрес' },
      { id: 'check', title: 'Проверка' },
    ],
    onBack: fn(),
  },
  parameters: {
    english: {
      'aria-label': 'Profile verification',
      status: 'Step 2 of 4.',
      steps: [
        { id: 'company', title: 'Company' },
        { id: 'phone', title: 'Phone' },
        { id: 'address', title: 'Address' },
        { id: 'check', title: 'Review' },
      ],
    },
    docs: {
      description: {
        component:
          'Over a flow of three to five screens that a person goes through once. Steps behind are keys when `onBack` is given; steps ahead never are. Not for what happens to a thing by itself (an order’s way): that is Timeline, and not for places one may visit in any order: those are SegmentedTabs. One form that fits a screen needs no steps.',
      },
    },
  },
})

export const InTheMiddle = meta.story({
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('Телефон')
  },
})
export const AtTheStart = meta.story({ args: { current: 'company', status: 'Шаг 1 из 4.' } })
export const AtTheEnd = meta.story({ args: { current: 'check', status: 'Шаг 4 из 4.' } })

export const WithoutAWayBack = meta.story({
  render: ({ 'aria-label': label, steps, status }) => (
    <Stepper aria-label={label} steps={steps} status={status} current="check" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const BackByKeyboard = meta.story({
  args: { current: 'address', status: 'Шаг 3 из 4.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledWith('phone')
  },
})

export const OnAPhone = BackByKeyboard.extend({ globals: { viewport: { value: 'phone' } } })
