import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { type QuantitySnap, QuantityStepper, type QuantityStepperProps } from './index.ts'

function Counting(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value)
  return (
    <QuantityStepper
      {...props}
      value={value}
      onCommit={(next) => {
        setValue(next)
        props.onCommit(next)
      }}
    />
  )
}

function explainSnap({
  value,
  reason,
}: Parameters<NonNullable<QuantityStepperProps['explainSnap']>>[0]): string {
  return reason === 'max' ? `Есть только ${value}` : `Пачками по 25: ${value}`
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
    explainSnap,
    onCommit: fn(),
  },
  render: (args) => <Counting {...args} />,
  parameters: {
    english: {
      label: 'Explorer, 50 cm: stems',
      decreaseLabel: 'One bunch less',
      increaseLabel: 'One bunch more',
      explainSnap: (snap: QuantitySnap) =>
        snap.reason === 'max' ? `Only ${snap.value} left` : `In bunches of 25: ${snap.value}`,
    },
    docs: {
      description: {
        component:
          'For a quantity that grows by packs and is changed in place: a line of a cart, a cell of a sheet. Not for a year, a phone or a sum, which have fields of their own, and not where most people write a large number: there a TextField is quicker. A number that is no whole pack is rounded up and said so, never silently.',
      },
    },
  },
})

export const InRange = meta.story()
export const AtZero = meta.story({ args: { value: 0 } })
export const AtTheMost = meta.story({ args: { value: 400 } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Large = meta.story({ args: { size: 'l' } })

export const WithMessage = meta.story({
  args: { value: 175, message: 'Осталось 3 пачки' },
  parameters: { english: { message: '3 bunches left' } },
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
    await userEvent.keyboard('165')
    await expect(args.onCommit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCommit).toHaveBeenCalledOnce()
    await expect(args.onCommit).toHaveBeenCalledWith(175)
    await expect(value).toHaveValue('175')
    await expect(canvas.getByRole('status')).toHaveTextContent('Пачками по 25: 175')
    await expect(value).toHaveAccessibleDescription('Пачками по 25: 175')
  },
})

export const TypedAboveTheMost = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.keyboard('9000{Enter}')
    await expect(args.onCommit).toHaveBeenCalledOnce()
    await expect(args.onCommit).toHaveBeenCalledWith(400)
    await expect(canvas.getByRole('status')).toHaveTextContent('Есть только 400')
    await userEvent.click(canvas.getByRole('button', { name: 'На пачку меньше' }))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const SnappedByItsOwner = meta.story({
  render: ({ explainSnap: _explained, ...args }) => <QuantityStepper {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.keyboard('160{Enter}')
    await expect(args.onCommit).toHaveBeenCalledOnce()
    await expect(args.onCommit).toHaveBeenCalledWith(160)
  },
})

export const RepeatsWhileHeld = meta.story({
  args: { value: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'На пачку больше' })
    await userEvent.pointer({ keys: '[MouseLeft>]', target: more })
    const shown = () => Number(canvas.getByRole<HTMLInputElement>('spinbutton').value)
    // At least: on a busy machine two repeats may happen between two checks.
    await waitFor(() => expect(shown()).toBeGreaterThanOrEqual(75))
    await userEvent.pointer({ keys: '[/MouseLeft]', target: more })
    const reached = shown()
    await new Promise((resolve) => {
      setTimeout(resolve, 300)
    })
    await expect(shown()).toBe(reached)
    await expect(args.onCommit).toHaveBeenCalledWith(25)
  },
})

export const DeafToTheWheel = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const value = canvas.getByRole('spinbutton')
    await userEvent.click(value)
    await fireEvent.wheel(value, { deltaY: -120 })
    await expect(value).toHaveValue('150')
    await expect(value).not.toHaveAttribute('type', 'number')
    await expect(args.onCommit).not.toHaveBeenCalled()
  },
})

export const SteppedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const value = canvas.getByRole('spinbutton')
    value.focus()
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

export const StopsAtTheLastWholePack = meta.story({
  args: { value: 50, max: 90 },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'На пачку больше' })
    await userEvent.click(more)
    await expect(args.onCommit).toHaveBeenLastCalledWith(75)
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(more)
    await expect(args.onCommit).toHaveBeenCalledOnce()
  },
})
