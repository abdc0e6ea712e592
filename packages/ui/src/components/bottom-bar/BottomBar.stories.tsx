import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { CartIcon, DownloadIcon, SearchIcon, UserIcon } from '../icons/index.ts'
import { BottomBar, BottomBarItem } from './index.ts'

const russian = { label: 'Разделы', catalog: 'Каталог', orders: 'Заказы', cart: 'Корзина', me: 'Профиль' }
const english: typeof russian = {
  label: 'Pages',
  catalog: 'Catalog',
  orders: 'Orders',
  cart: 'Cart',
  me: 'Profile',
}

function Places({ count = '3' }: { count?: string }) {
  const text = useStoryText(russian, english)
  return (
    <BottomBar label={text.label}>
      <BottomBarItem href="#catalog" icon={<SearchIcon />} aria-current="page">
        {text.catalog}
      </BottomBarItem>
      <BottomBarItem href="#orders" icon={<DownloadIcon />}>
        {text.orders}
      </BottomBarItem>
      <BottomBarItem asChild icon={<CartIcon />} count={count}>
        <a href="#cart">{text.cart}</a>
      </BottomBarItem>
      <BottomBarItem href="#me" icon={<UserIcon />}>
        {text.me}
      </BottomBarItem>
    </BottomBar>
  )
}

const meta = preview.meta({
  title: 'UI/BottomBar',
  component: BottomBar,
  subcomponents: { BottomBarItem },
  args: { label: 'Разделы' },
  globals: { viewport: { value: 'phone' } },
  render: () => <Places />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'For the three to five pages that people open most on a phone; pass it to AppShell as `bottom`. Every icon keeps its label. Not on a desktop (Sidebar or the header), not for actions of the page, not for a sixth page: the last item opens a Drawer with the rest.',
      },
    },
  },
})

export const FourPlaces = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Каталог')
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
})

export const ManyWait = meta.story({
  render: () => <Places count="128" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('128').getBoundingClientRect().height).toBe(18)
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Корзина/ })).toHaveFocus()
  },
})
