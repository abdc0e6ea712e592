import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { QuantityStepper, type QuantityStepperProps } from './index.ts'

const Snapping = (props: QuantityStepperProps) => {
  const { step = 1, onCommit } = props
  const [value, setValue] = useState(props.value)
  const [message, setMessage] = useState('')
  return (
    <QuantityStepper
      {...props}
      value={value}
      message={message}
      onCommit={(typed) => {
        const snapped = Math.ceil(typed / step) * step
        setValue(snapped)
        setMessage(snapped === typed ? '' : `Пачками по ${step}: ${snapped}`)
        onCommit(typed)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'UI/QuantityStepper',
  component: QuantityStepper,
  args: {
    value: 150,
    step: 25,
    max: 400,
    label: 'Explorer, 50 см: стеблей',
    decreaseLabel: 'На пачку меньше',
    increaseLabel: 'На пачку больше',
    onCommit: fn(),
  },
  render: (args) => <Snapping {...args} />,
})

export const InRange = meta.story()
export const AtZero = meta.story({ args: { value: 0 } })
export const AtTheMost = meta.story({ args: { value: 400 } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Large = meta.story({ args: { size: 'l' } })

export const WithMessage = meta.story({
  render: (args) => <QuantityStepper {...args} value={175} message="Пачками по 25: 175" />,
})

export const SteppedByMouse = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'На пачку больше' }))
    await expect(args.onCommit).toHaveBeenLastCalledWith(175)
    await userEvent.click(canvas.getByRole('button', { name: 'На пачку меньше' }))
    await expect(canvas.getByRole('spinbutton')).toHaveValue('150')
  },
})

export const TypedAndSnapped = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const value = canvas.getByRole('spinbutton')
    await userEvent.click(value)
    await userEvent.keyboard('160')
    await expect(args.onCommit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCommit).toHaveBeenCalledOnce()
    await expect(args.onCommit).toHaveBeenCalledWith(160)
    await expect(value).toHaveValue('175')
    await expect(canvas.getByRole('status')).toHaveTextContent('Пачками по 25: 175')
    await expect(value).toHaveAccessibleDescription('Пачками по 25: 175')
  },
})

export const SteppedByArrows = meta.story({
  play: async ({ canvas, userEvent }) => {
    const value = canvas.getByRole('spinbutton')
    await userEvent.click(value)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(value).toHaveValue('175')
    await expect(value).toHaveAttribute('aria-valuenow', '175')
  },
})

export const UnreadableTextChangesNothing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const value = canvas.getByRole('spinbutton')
    await userEvent.clear(value)
    await userEvent.tab()
    await expect(value).toHaveValue('150')
    await userEvent.click(value)
    await userEvent.keyboard('много{Enter}')
    await expect(value).toHaveValue('150')
    await userEvent.keyboard('900{Escape}')
    await expect(value).toHaveValue('150')
    await userEvent.tab()
    await expect(args.onCommit).not.toHaveBeenCalled()
  },
})

export const StopsAtItsEnds = meta.story({
  args: { value: 400 },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'На пачку больше' })
    await userEvent.click(more)
    await expect(args.onCommit).not.toHaveBeenCalled()
    await expect(more).toHaveFocus()
    await expect(more).toHaveAttribute('aria-disabled', 'true')
  },
})
