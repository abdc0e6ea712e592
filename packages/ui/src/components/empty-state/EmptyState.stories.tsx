import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { FlowerPicture } from '../flower-picture/index.ts'
import { EmptyState } from './index.ts'

const meta = preview.meta({
  title: 'UI/EmptyState',
  component: EmptyState,
  args: { title: 'Корзина пуста' },
})

export const WordsOnly = meta.story()

export const WithPictureAndAction = meta.story({
  args: {
    picture: <FlowerPicture kind="eucalyptus" variant="flower" style={{ width: 96 }} />,
    children: 'Выберите сорт и длину в каталоге: количество встанет на пачки само.',
    action: <Button tone="primary">Открыть каталог</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Корзина пуста' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const OnAPhone = WithPictureAndAction.extend({ globals: { viewport: { value: 'phone' } } })
