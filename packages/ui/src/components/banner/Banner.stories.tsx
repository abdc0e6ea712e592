import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Button } from '../button/index.ts'
import { Banner } from './index.ts'

const meta = preview.meta({
  title: 'UI/Banner',
  component: Banner,
  parameters: {
    docs: {
      description: {
        component:
          'For what concerns the page or block it stands in, and stays true while one reads: a failure to load, a shortfall, a rule. Where it appears by itself pass `role="alert"`. What just happened and passes is a Toast; the error of a field stands under the field; an order to stop and decide is a Dialog. `onDismiss` only where it may be forgotten for good.',
      },
    },
  },
})

export const Info = meta.story({
  args: { children: 'Проверка документов занимает около суток.' },
  parameters: { english: { children: 'Checking the documents takes about a day.' } },
})
export const Success = meta.story({
  args: { tone: 'success', children: 'Разница 3 920 ₽ возвращена на баланс.' },
  parameters: { english: { children: 'The difference of 3,920 ₽ was refunded to your balance.' } },
})
export const Warn = meta.story({
  args: {
    tone: 'warn',
    title: 'Плантация согласовала не всё',
    children: 'Kilima Dawn Blooms согласовала 320 стеблей из 400. Разница 3 920 ₽ вернулась на баланс.',
  },
  parameters: {
    english: {
      title: 'The plantation did not confirm everything',
      children:
        'Kilima Dawn Blooms confirmed 320 stems of 400. The difference of 3,920 ₽ is back on your balance.',
    },
  },
})

function Retry() {
  return <Button size="s">{useStoryText('Повторить', 'Try again')}</Button>
}

export const DangerWithAction = meta.story({
  args: {
    tone: 'danger',
    role: 'alert',
    title: 'Не удалось загрузить заказы',
    children: 'Нет связи с сервером.',
    action: <Retry />,
  },
  parameters: {
    english: { title: 'The orders could not be loaded', children: 'There is no connection to the server.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить заказы')
  },
})

export const DismissedByKeyboard = meta.story({
  args: {
    children: 'Заказы на 30 ноября уже принимаем.',
    onDismiss: fn(),
    dismissLabel: 'Скрыть',
  },
  parameters: { english: { children: 'Ordering for November 30 is open.', dismissLabel: 'Hide' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Скрыть' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})

export const OnAPhone = DangerWithAction.extend({ globals: { viewport: { value: 'phone' } } })
