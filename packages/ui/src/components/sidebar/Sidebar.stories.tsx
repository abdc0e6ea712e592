import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { CartIcon, FilterIcon, SearchIcon, UserIcon } from '../icons/index.ts'
import { Sidebar, SidebarGroup, SidebarItem } from './index.ts'

const russian = {
  label: 'Разделы',
  catalog: 'Каталог',
  orders: 'Заказы',
  assortment: 'Ассортимент',
  money: 'Деньги',
  balance: 'История баланса',
  payments: 'Платежи',
  profile: 'Проверка данных',
}
const english: typeof russian = {
  label: 'Pages',
  catalog: 'Catalog',
  orders: 'Orders',
  assortment: 'Assortment',
  money: 'Money',
  balance: 'Balance history',
  payments: 'Payments',
  profile: 'Verification',
}

function Places({ repeat = 1 }: { repeat?: number }) {
  const text = useStoryText(russian, english)
  return (
    <Sidebar label={text.label} style={{ maxWidth: 240 }}>
      <SidebarGroup>
        <SidebarItem href="#catalog" icon={<SearchIcon />} aria-current="page" count="1 284">
          {text.catalog}
        </SidebarItem>
        <SidebarItem href="#orders" icon={<CartIcon />} count={3}>
          {`${text.orders} `.repeat(repeat)}
        </SidebarItem>
        <SidebarItem asChild icon={<FilterIcon />}>
          <a href="#assortment">{text.assortment}</a>
        </SidebarItem>
      </SidebarGroup>
      <SidebarGroup heading={text.money}>
        <SidebarItem href="#balance">{text.balance}</SidebarItem>
        <SidebarItem href="#payments">{text.payments}</SidebarItem>
        <SidebarItem href="#profile" icon={<UserIcon />}>
          {text.profile}
        </SidebarItem>
      </SidebarGroup>
    </Sidebar>
  )
}

const meta = preview.meta({
  title: 'UI/Sidebar',
  component: Sidebar,
  subcomponents: { SidebarGroup, SidebarItem },
  args: { label: 'Разделы' },
  render: () => <Places />,
  parameters: {
    docs: {
      description: {
        component:
          'For the places of an app with more of them than a header holds, on a wide screen; it stands in AppShell’s `side`. On a phone the first few are a BottomBar and the rest a Drawer. Not for filters, not for steps of a flow (Stepper), not for the parts of one page.',
      },
    },
  },
})

export const Groups = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Разделы' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Деньги' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Каталог')
  },
})

export const LongContent = meta.story({ render: () => <Places repeat={8} /> })

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Ассортимент' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#assortment')
    await expect(link.querySelector('svg')).toBeVisible()
  },
})
