import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SegmentedTab, SegmentedTabs } from './index.ts'

const meta = preview.meta({ title: 'UI/SegmentedTabs', component: SegmentedTabs })

export const Underline = meta.story({
  args: { label: 'Наличие' },
  render: (args) => (
    <SegmentedTabs {...args}>
      <SegmentedTab href="#stock" aria-current="page" count="1 284">
        В наличии
      </SegmentedTab>
      <SegmentedTab href="#order" count="3 410">
        Под заказ
      </SegmentedTab>
      <SegmentedTab href="#plantations" count="18">
        С плантаций
      </SegmentedTab>
    </SegmentedTabs>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Наличие' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Под заказ/ })).toHaveFocus()
  },
})

export const OnAPhone = Underline.extend({ globals: { viewport: { value: 'phone' } } })

export const Boxed = meta.story({
  args: { label: 'Способ входа', tone: 'boxed', style: { maxWidth: 340 } },
  render: (args) => (
    <SegmentedTabs {...args}>
      <SegmentedTab href="#email" aria-current="page">
        Почта
      </SegmentedTab>
      <SegmentedTab asChild>
        <a href="#phone">Телефон</a>
      </SegmentedTab>
    </SegmentedTabs>
  ),
})
