import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Toast, ToastRegion } from './index.ts'

const Notices = () => {
  const [notices, setNotices] = useState<string[]>([])
  return (
    <>
      <Button onClick={() => setNotices([...notices, `Explorer добавлен, ${notices.length + 1}`])}>
        Добавить
      </Button>
      <ToastRegion label="Уведомления">
        {notices.map((notice) => (
          <Toast
            key={notice}
            tone="success"
            dismissLabel="Закрыть"
            onDismiss={() => setNotices(notices.filter((other) => other !== notice))}
          >
            {notice}
          </Toast>
        ))}
      </ToastRegion>
    </>
  )
}

const meta = preview.meta({
  title: 'UI/Toast',
  component: Toast,
  args: { dismissLabel: 'Закрыть', onDismiss: fn() },
  render: (args) => (
    <ToastRegion label="Уведомления">
      <Toast {...args} />
    </ToastRegion>
  ),
})

export const Neutral = meta.story({ args: { children: 'Адрес скопирован' } })
export const Success = meta.story({
  args: { tone: 'success', children: 'Explorer, 50 см: 150 шт в корзине' },
})
export const Warn = meta.story({ args: { tone: 'warn', children: 'Цена Athena Pink изменилась: 49 ₽' } })
export const Danger = meta.story({ args: { tone: 'danger', children: 'Что-то пошло не так' } })
export const WithAction = meta.story({
  args: {
    children: 'Позиция убрана',
    action: (
      <Button size="s" tone="quiet">
        Вернуть
      </Button>
    ),
  },
})

export const OnAPhone = WithAction.extend({ globals: { viewport: { value: 'phone' } } })

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
