import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Button } from '../button/index.ts'
import { CartIcon, ChevronDownIcon, DownloadIcon, TrashIcon } from '../icons/index.ts'
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from './index.ts'

const chosen = fn()

const russian = {
  order: 'Заказ 10428',
  repeat: 'Повторить заказ',
  download: 'Скачать УПД',
  split: 'Разделить поставку',
  cancel: 'Отменить заказ',
}
const english: typeof russian = {
  order: 'Order 10428',
  repeat: 'Repeat order',
  download: 'Download UPD',
  split: 'Split delivery',
  cancel: 'Cancel order',
}

function OrderMenu() {
  const text = useStoryText(russian, english)
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button>
          {text.order} <ChevronDownIcon />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem icon={<CartIcon />} shortcut="R" onSelect={() => chosen('repeat')}>
          {text.repeat}
        </MenuItem>
        <MenuItem icon={<DownloadIcon />} onSelect={() => chosen('download')}>
          {text.download}
        </MenuItem>
        <MenuItem disabled>{text.split}</MenuItem>
        <MenuSeparator />
        <MenuItem icon={<TrashIcon />} tone="danger" onSelect={() => chosen('cancel')}>
          {text.cancel}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}

function ViewMenu() {
  const [order, setOrder] = useState('price')
  const [isPhotoShown, setPhotoShown] = useState(true)
  const text = useStoryText(
    { open: 'Вид', by: 'Сначала', price: 'Дешёвые', name: 'По алфавиту', photo: 'Показывать рисунки' },
    { open: 'View', by: 'First', price: 'Cheapest', name: 'By name', photo: 'Show pictures' },
  )
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button>{text.open}</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>{text.by}</MenuLabel>
        <MenuRadioGroup value={order} onValueChange={setOrder}>
          <MenuRadioItem value="price">{text.price}</MenuRadioItem>
          <MenuRadioItem value="name">{text.name}</MenuRadioItem>
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuCheckboxItem
          checked={isPhotoShown}
          onCheckedChange={setPhotoShown}
          onSelect={(event) => event.preventDefault()}
        >
          {text.photo}
        </MenuCheckboxItem>
      </MenuContent>
    </Menu>
  )
}

function LinksMenu() {
  const text = useStoryText(
    { open: 'Деньги', top: 'Пополнить', history: 'История баланса' },
    { open: 'Money', top: 'Top up', history: 'Balance history' },
  )
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button>{text.open}</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem asChild>
          <a href="#top-up">{text.top}</a>
        </MenuItem>
        <MenuItem asChild>
          <a href="#history">{text.history}</a>
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}

const meta = preview.meta({
  title: 'UI/Menu',
  component: Menu,
  render: () => <OrderMenu />,
  beforeEach: () => {
    chosen.mockClear()
  },
  parameters: {
    // While a menu is open Radix hides the page behind it from assistive technology, focusable parts included.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
    docs: {
      description: {
        component:
          'For actions on one thing that do not fit beside it, or settings of a view. Not for choosing a value of a form (Select), not for the way through the site (links), not for two actions that have room as buttons. What cannot be taken back stands last, after a separator, in the tone `danger`.',
      },
    },
  },
})

export const Closed = meta.story()

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(4))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
})

export const OnAPhone = Opened.extend({ globals: { viewport: { value: 'phone' } } })

export const Checkable = meta.story({
  render: () => <ViewMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Показывать рисунки' }))
    await expect(screen.getByRole('menuitemcheckbox')).not.toBeChecked()
    await expect(screen.getByRole('menuitemradio', { name: 'Дешёвые' })).toBeChecked()
  },
})

export const Links = meta.story({
  render: () => <LinksMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Пополнить' })).toHaveAttribute('href', '#top-up'),
    )
  },
})

export const ChosenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Повторить/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Отменить заказ' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(chosen.mock.calls).toEqual([['cancel']])
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

export const ClosedByEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await expect(chosen).not.toHaveBeenCalled()
  },
})
