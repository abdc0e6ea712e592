import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Button } from '../button/index.ts'
import { FlowerPicture } from '../flower-picture/index.ts'
import { EmptyState } from './index.ts'

const meta = preview.meta({
  title: 'UI/EmptyState',
  component: EmptyState,
  args: { title: 'Корзина пуста' },
  parameters: {
    english: { title: 'Your cart is empty' },
    docs: {
      description: {
        component:
          'Where a list, a cart or a search has nothing to show: say what would stand here and the way on, one primary action at most. Not for a failure: that is a Banner with a way to try again. For a table keep its head and put this in place of its rows.',
      },
    },
  },
})

export const TextOnly = meta.story()

function OpenCatalog() {
  return <Button tone="primary">{useStoryText('Перейти в каталог', 'Go to catalog')}</Button>
}

export const WithPictureAndAction = meta.story({
  args: {
    picture: <FlowerPicture kind="eucalyptus" variant="flower" style={{ width: 96 }} />,
    children: 'Выберите сорт и ростовку в каталоге: количество округлится до целых пачек.',
    action: <OpenCatalog />,
  },
  parameters: {
    english: {
      children: 'Choose a variety and a length in the catalog: the quantity is rounded to whole bunches.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Корзина пуста' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const OnAPhone = WithPictureAndAction.extend({ globals: { viewport: { value: 'phone' } } })
