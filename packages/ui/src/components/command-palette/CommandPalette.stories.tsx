import { useRef, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Button } from '../button/index.ts'
import { CartIcon, DownloadIcon, SearchIcon, UserIcon } from '../icons/index.ts'
import { CommandGroup, CommandItem, CommandPalette } from './index.ts'

const done = fn()

const russian = {
  label: 'Поиск и действия',
  placeholder: 'Заказ, сорт, раздел…',
  empty: 'Ничего не найдено. Попробуйте сорт или номер заказа.',
  recent: 'Недавнее',
  order: 'Заказ 10428',
  orderHint: 'подтверждён частично',
  go: 'Перейти',
  catalog: 'Каталог',
  cart: 'Корзина',
  profile: 'Профиль',
  act: 'Действия',
  top: 'Пополнить баланс',
  price: 'Скачать прайс',
  money: 'деньги',
}
const english: typeof russian = {
  label: 'Search and actions',
  placeholder: 'An order, a variety, a page…',
  empty: 'Nothing found. Try a variety or an order number.',
  recent: 'Recent',
  order: 'Order 10428',
  orderHint: 'partially confirmed',
  go: 'Go to',
  catalog: 'Catalog',
  cart: 'Cart',
  profile: 'Profile',
  act: 'Actions',
  top: 'Top up balance',
  price: 'Download price list',
  money: 'money',
}

interface PaletteProps {
  isOpenAtFirst?: boolean
  /** Whether a command that was chosen moves focus to the page's heading, as a page change does. */
  isFocusMoved?: boolean
}

function Palette({ isOpenAtFirst = true, isFocusMoved = false }: PaletteProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const text = useStoryText(russian, english)
  return (
    <>
      {isFocusMoved && (
        <h1 ref={heading} tabIndex={-1}>
          {text.catalog}
        </h1>
      )}
      <Button onClick={() => setOpen(true)}>
        <SearchIcon /> {text.label}
      </Button>
      <CommandPalette
        open={isOpen}
        onOpenChange={setOpen}
        finalFocus={isFocusMoved ? heading : undefined}
        label={text.label}
        placeholder={text.placeholder}
        empty={text.empty}
        recent={
          <CommandGroup heading={text.recent}>
            <CommandItem value="recent order" hint={text.orderHint} onSelect={() => done('order')}>
              {text.order}
            </CommandItem>
          </CommandGroup>
        }
      >
        <CommandGroup heading={text.go}>
          <CommandItem icon={<SearchIcon />} shortcut="G C" onSelect={() => done('catalog')}>
            {text.catalog}
          </CommandItem>
          <CommandItem icon={<CartIcon />} onSelect={() => done('cart')}>
            {text.cart}
          </CommandItem>
          <CommandItem icon={<UserIcon />} onSelect={() => done('profile')}>
            {text.profile}
          </CommandItem>
        </CommandGroup>
        <CommandGroup heading={text.act}>
          <CommandItem keywords={[text.money]} onSelect={() => done('top-up')}>
            {text.top}
          </CommandItem>
          <CommandItem icon={<DownloadIcon />} onSelect={() => done('price')}>
            {text.price}
          </CommandItem>
        </CommandGroup>
      </CommandPalette>
    </>
  )
}

const meta = preview.meta({
  title: 'UI/CommandPalette',
  component: CommandPalette,
  args: { open: true, onOpenChange: fn(), label: '', empty: '', children: null },
  render: () => <Palette />,
  beforeEach: () => {
    done.mockClear()
  },
  parameters: {
    docs: {
      description: {
        component:
          'For people who come every day and know what they want: every place and every action by a few letters. The caller listens for ⌘K and Ctrl K and keeps a button in sight. Not the only way to anything, not a search over goods with filters. It brings cmdk (5 kB) and Radix Dialog: load it when it is first asked for.',
      },
      story: { inline: false, height: '520px' },
    },
  },
})

export const Opened = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(6))
    await waitFor(() => expect(screen.getByText('Недавнее')).toBeVisible())
  },
})

export const OnAPhone = Opened.extend({ globals: { viewport: { value: 'phone' } } })

export const Found = meta.story({
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Поиск и действия' })
    await userEvent.type(field, 'деньги')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await expect(screen.getByRole('option')).toHaveTextContent('Пополнить баланс')
    await expect(screen.queryByText('Недавнее')).toBeNull()
  },
})

export const NothingIsFound = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'щщщщ')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(/^Ничего не найдено/))
  },
})

export const DoneByKeyboard = meta.story({
  render: () => <Palette isOpenAtFirst={false} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() =>
      expect(field).toHaveAttribute(
        'aria-activedescendant',
        screen.getByRole('option', { name: 'Корзина' }).id,
      ),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(done.mock.calls).toEqual([['cart']]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

export const ClosedByEscape = meta.story({
  render: () => <Palette isOpenAtFirst={false} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(await screen.findByRole('combobox'), 'корз')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue(''))
  },
})

export const FocusSetByKeyboard = meta.story({
  render: () => <Palette isOpenAtFirst={false} isFocusMoved />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Каталог' })).toHaveFocus())
  },
})
