import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Button } from '../button/index.ts'
import { Toast, ToastRegion } from './index.ts'

function Notices({ autoDismissMs }: { autoDismissMs?: number }) {
  const [numbers, setNumbers] = useState<number[]>([])
  const text = useStoryText(
    { add: 'Добавить', added: 'Explorer добавлен', close: 'Закрыть', region: 'Уведомления' },
    { add: 'Add', added: 'Explorer added', close: 'Close', region: 'Notifications' },
  )
  return (
    <>
      <Button onClick={() => setNumbers([...numbers, (numbers.at(-1) ?? 0) + 1])}>{text.add}</Button>
      <ToastRegion label={text.region}>
        {numbers.map((number) => (
          <Toast
            key={number}
            tone="success"
            dismissLabel={text.close}
            onDismiss={() => setNumbers((all) => all.filter((other) => other !== number))}
            {...(autoDismissMs === undefined ? {} : { autoDismissMs })}
          >
            {`${text.added}, ${number}`}
          </Toast>
        ))}
      </ToastRegion>
    </>
  )
}

function Undoing() {
  const [isThere, setThere] = useState(true)
  const text = useStoryText(
    { remove: 'Удалить Athena Pink', removed: 'Позиция удалена', undo: 'Вернуть', close: 'Закрыть' },
    { remove: 'Remove Athena Pink', removed: 'The item was removed', undo: 'Undo', close: 'Close' },
  )
  const restore = () => setThere(true)
  return (
    <>
      {isThere && <Button onClick={() => setThere(false)}>{text.remove}</Button>}
      <ToastRegion label={text.removed}>
        {!isThere && (
          <Toast
            dismissLabel={text.close}
            onDismiss={restore}
            action={
              <Button size="s" tone="quiet" onClick={restore}>
                {text.undo}
              </Button>
            }
          >
            {text.removed}
          </Toast>
        )}
      </ToastRegion>
    </>
  )
}

const meta = preview.meta({
  title: 'UI/Toast',
  component: Toast,
  args: { dismissLabel: 'Закрыть', onDismiss: fn() },
  render: function Render(args) {
    return (
      <ToastRegion label={useStoryText('Уведомления', 'Notifications')}>
        <Toast {...args} />
      </ToastRegion>
    )
  },
  parameters: {
    docs: {
      description: {
        component:
          'Tells what just happened somewhere else on the page, and lets it be undone; whoever looks away must not lose anything by missing it. Not for an error of a field (it belongs under the field), not for a state that lasts (Banner), not for a question (Dialog). Good news leaves by itself with `autoDismissMs`; bad news waits.',
      },
      // A region is fixed to the edge of its window; each story gets a window of its own.
      story: { inline: false, height: '160px' },
    },
  },
})

export const Neutral = meta.story({
  args: { children: 'Адрес скопирован' },
  parameters: { english: { children: 'Address copied', dismissLabel: 'Close' } },
})
export const Success = meta.story({
  args: { tone: 'success', children: 'Explorer, 50 см: 150 шт в корзине' },
  parameters: { english: { children: 'Explorer, 50 cm: 150 stems in the cart', dismissLabel: 'Close' } },
})
export const Warn = meta.story({
  args: { tone: 'warn', children: 'Цена Athena Pink изменилась: 49 ₽' },
  parameters: { english: { children: 'The price of Athena Pink is now 49 ₽', dismissLabel: 'Close' } },
})
export const Danger = meta.story({
  args: { tone: 'danger', children: 'Что-то пошло не так' },
  parameters: { english: { children: 'Something went wrong', dismissLabel: 'Close' } },
})

export const OfferedUndoByKeyboard = meta.story({
  render: () => <Undoing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('list')).toHaveTextContent('Позиция удалена')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Вернуть' })).toHaveFocus()
  },
})

export const OnAPhone = OfferedUndoByKeyboard.extend({ globals: { viewport: { value: 'phone' } } })

export const Undone = OfferedUndoByKeyboard.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить Athena Pink' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }))
    await expect(canvas.getByRole('button', { name: 'Удалить Athena Pink' })).toBeVisible()
    await expect(canvas.getByRole('list')).toBeEmptyDOMElement()
  },
})

export const ArrivesAndLeaves = meta.story({
  render: () => <Notices />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list')
    await expect(list).toHaveAttribute('aria-live', 'polite')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(list).toHaveTextContent('Explorer добавлен, 1')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(list).toBeEmptyDOMElement()
  },
})

function untilLong(ms: number) {
  return new Promise((done) => setTimeout(done, ms))
}

/** The toasts' time starts on a click, so that a test on a busy machine hovers them before it is over. */
function Hurried() {
  const [isRunning, setRunning] = useState(false)
  return (
    <>
      <Notices {...(isRunning ? { autoDismissMs: 300 } : {})} />
      <Button onClick={() => setRunning(true)}>{useStoryText('Пустить время', 'Let time run')}</Button>
    </>
  )
}

export const LeavesByItselfUnlessHeld = meta.story({
  render: () => <Hurried />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Закрыть' })).toHaveFocus()
    await fireEvent.click(canvas.getByRole('button', { name: 'Пустить время' }))
    await untilLong(600)
    await expect(list).toHaveTextContent('Explorer добавлен, 1')
    await userEvent.hover(canvas.getByText('Explorer добавлен, 1'))
    await userEvent.tab({ shift: true })
    await untilLong(600)
    await expect(list).toHaveTextContent('Explorer добавлен, 1')
    await userEvent.unhover(canvas.getByText('Explorer добавлен, 1'))
    await waitFor(() => expect(list).toBeEmptyDOMElement())
  },
})
