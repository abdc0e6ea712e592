import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Banner } from './index.ts'

const meta = preview.meta({ title: 'UI/Banner', component: Banner })

export const Info = meta.story({ args: { children: 'Проверка документов занимает около суток.' } })
export const Success = meta.story({
  args: { tone: 'success', children: 'Разница 3 920 ₽ вернулась на баланс.' },
})
export const Warn = meta.story({
  args: {
    tone: 'warn',
    title: 'Плантация согласовала не всё',
    children: 'Kilima Dawn Blooms согласовала 320 стеблей из 400. Разница 3 920 ₽ вернулась на баланс.',
  },
})

export const DangerWithAction = meta.story({
  args: {
    tone: 'danger',
    role: 'alert',
    title: 'Не удалось загрузить заказы',
    children: 'Связь прервалась.',
    action: <Button size="s">Повторить</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить заказы')
  },
})

export const OnAPhone = DangerWithAction.extend({ globals: { viewport: { value: 'phone' } } })
