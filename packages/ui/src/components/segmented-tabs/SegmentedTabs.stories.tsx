import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { SegmentedTab, SegmentedTabs, type SegmentedTabsProps } from './index.ts'

const stock = [
  { href: '#stock', count: '1 284', name: 'В наличии' },
  { href: '#order', count: '3 410', name: 'Под заказ' },
  { href: '#plantations', count: '18', name: 'С плантаций' },
]

const stockInEnglish = [
  { href: '#stock', count: '1,284', name: 'In stock' },
  { href: '#order', count: '3,410', name: 'To order' },
  { href: '#plantations', count: '18', name: 'From plantations' },
]

function Stock(args: SegmentedTabsProps) {
  return (
    <SegmentedTabs {...args}>
      {useStoryText(stock, stockInEnglish).map(({ name, href, count }) => (
        <SegmentedTab
          key={href}
          href={href}
          count={count}
          {...(href === '#stock' ? { 'aria-current': 'page' as const } : {})}
        >
          {name}
        </SegmentedTab>
      ))}
    </SegmentedTabs>
  )
}

function Ways(args: SegmentedTabsProps) {
  return (
    <SegmentedTabs {...args}>
      <SegmentedTab href="#email" aria-current="page">
        {useStoryText('Почта', 'Email')}
      </SegmentedTab>
      <SegmentedTab asChild>
        <a href="#phone">{useStoryText('Телефон', 'Phone')}</a>
      </SegmentedTab>
    </SegmentedTabs>
  )
}

const meta = preview.meta({
  title: 'UI/SegmentedTabs',
  component: SegmentedTabs,
  parameters: {
    docs: {
      description: {
        component:
          'For two to five faces of one place that have their own addresses: kinds of stock, ways to sign in. They are links, so each can be opened in a tab of its own. Not for a choice in a form (RadioGroup, RadioCards), nor for filters that add up (ToggleButton).',
      },
    },
  },
})

export const ReachedByKeyboard = meta.story({
  args: { label: 'Наличие' },
  parameters: { english: { label: 'Availability' } },
  render: (args) => <Stock {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Наличие' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Под заказ/ })).toHaveFocus()
  },
})

export const OnAPhone = ReachedByKeyboard.extend({ globals: { viewport: { value: 'phone' } } })

export const Boxed = meta.story({
  args: { label: 'Способ входа', tone: 'boxed', style: { maxWidth: 340 } },
  parameters: { english: { label: 'Way to sign in' } },
  render: (args) => <Ways {...args} />,
})
