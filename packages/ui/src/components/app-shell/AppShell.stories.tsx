import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { BottomBar, BottomBarItem } from '../bottom-bar/index.ts'
import { Button } from '../button/index.ts'
import { CartIcon, SearchIcon, UserIcon } from '../icons/index.ts'
import { LogoMark } from '../logo-mark/index.ts'
import { PageHeader } from '../page-header/index.ts'
import { Sidebar, SidebarGroup, SidebarItem } from '../sidebar/index.ts'
import { Stack } from '../stack/index.ts'
import { AppShell } from './index.ts'

const russian = {
  skip: 'Перейти к содержанию',
  shop: 'Цветочный рынок',
  places: 'Разделы',
  catalog: 'Каталог',
  cart: 'Корзина',
  me: 'Профиль',
  facts: 'Поставка в четверг, 26 ноября',
  more: 'Ещё',
  unit: 'см',
}
const english: typeof russian = {
  skip: 'Skip to content',
  shop: 'Flower Market',
  places: 'Pages',
  catalog: 'Catalog',
  cart: 'Cart',
  me: 'Profile',
  facts: 'Delivery on Thursday, November 26',
  more: 'More',
  unit: 'cm',
}

/** A header that stays at the top. */
const shellStyle = { '--shell-header': '60px' } as CSSProperties
const headerStyle = {
  position: 'sticky',
  zIndex: 'var(--z-sticky)',
  top: 0,
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  height: 60,
  padding: '0 20px',
  borderBottom: '1px solid var(--line)',
  background: 'var(--bg-raised)',
} as const

function current(id: string) {
  return id === 'catalog' ? ('page' as const) : undefined
}

function Shop({ lines = 3, hasSide = true }: { lines?: number; hasSide?: boolean }) {
  const text = useStoryText(russian, english)
  const places = [
    { id: 'catalog', icon: <SearchIcon />, name: text.catalog },
    { id: 'cart', icon: <CartIcon />, name: text.cart },
    { id: 'me', icon: <UserIcon />, name: text.me },
  ]
  return (
    <AppShell
      style={shellStyle}
      skipLabel={text.skip}
      header={
        <header style={headerStyle}>
          <LogoMark />
          <strong style={{ marginRight: 'auto' }}>{text.shop}</strong>
          <Button size="s">{text.me}</Button>
        </header>
      }
      side={
        hasSide && (
          <Sidebar label={text.places}>
            <SidebarGroup>
              {places.map(({ id, icon, name }) => (
                <SidebarItem key={id} href={`#${id}`} icon={icon} aria-current={current(id)}>
                  {name}
                </SidebarItem>
              ))}
            </SidebarGroup>
          </Sidebar>
        )
      }
      bottom={
        <BottomBar label={text.places}>
          {places.map(({ id, icon, name }) => (
            <BottomBarItem key={id} href={`#${id}`} icon={icon} aria-current={current(id)}>
              {name}
            </BottomBarItem>
          ))}
        </BottomBar>
      }
    >
      <div style={{ padding: 16 }}>
        <PageHeader title={text.catalog} description={text.facts} />
        <Stack gap={4}>
          {Array.from({ length: lines }, (_, line) => (
            <p key={line} style={{ borderTop: '1px solid var(--line)', paddingTop: 16 }}>
              Explorer, {40 + line * 10} {text.unit}
            </p>
          ))}
        </Stack>
        <Button style={{ marginTop: 20 }}>{text.more}</Button>
      </div>
    </AppShell>
  )
}

const meta = preview.meta({
  title: 'UI/AppShell',
  component: AppShell,
  args: { header: null, skipLabel: 'Перейти к содержанию' },
  render: () => <Shop />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The frame around every page of an app: it is rendered once and stays mounted while pages change. From 960 px on it shows `side`, below that width `bottom`. Header and footer are the app’s own elements.',
      },
      story: { inline: false, height: '520px' },
    },
  },
})

export const OnADesk = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1)
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(232)
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1)
    const bar = canvas.getByRole('navigation').getBoundingClientRect()
    await expect(Math.round(bar.bottom)).toBe(innerHeight)
    await expect(bar.width).toBe(innerWidth)
  },
})

export const WithoutSide = meta.story({ render: () => <Shop hasSide={false} /> })

export const LongContent = meta.story({
  render: () => <Shop lines={60} />,
  play: async ({ canvas }) => {
    scrollTo(0, 900)
    await expect(canvas.getByText('Цветочный рынок').parentElement?.getBoundingClientRect().top).toBe(0)
    await expect(canvas.getByRole('navigation').parentElement?.getBoundingClientRect().top).toBe(60)
  },
})

export const SkippedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Перейти к содержанию' })
    await expect(skip).toHaveFocus()
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Ещё' })).toHaveFocus()
  },
})
