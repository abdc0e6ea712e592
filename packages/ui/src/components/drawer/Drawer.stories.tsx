import { useRef } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { TextField } from '../text-field/index.ts'
import {
  Drawer,
  DrawerBody,
  DrawerClose,
  DrawerContent,
  type DrawerContentProps,
  DrawerFooter,
  DrawerHeader,
  DrawerTrigger,
} from './index.ts'

const russian = {
  open: 'Фильтры',
  close: 'Закрыть',
  search: 'Найти плантацию',
  show: 'Показать 612 позиций',
  farms: ['Alto Zafiro Roses · Эквадор', 'Kilima Dawn Blooms · Кения', 'Sabana Cobre · Колумбия'],
}
const english: typeof russian = {
  open: 'Filters',
  close: 'Close',
  search: 'Find a plantation',
  show: 'Show 612 items',
  farms: ['Alto Zafiro Roses · Ecuador', 'Kilima Dawn Blooms · Kenya', 'Sabana Cobre · Colombia'],
}

interface FiltersProps extends Pick<DrawerContentProps, 'side'> {
  times?: number
  isSearched?: boolean
}

function Filters({ side, times = 1, isSearched = false }: FiltersProps) {
  const search = useRef<HTMLInputElement>(null)
  const text = useStoryText(russian, english)
  const farms = Array.from({ length: times }, (_, round) =>
    text.farms.map((farm) => `${farm}${round > 0 ? ` ${round + 1}` : ''}`),
  ).flat()
  return (
    <Drawer>
      <DrawerTrigger asChild>
        <Button>{text.open}</Button>
      </DrawerTrigger>
      <DrawerContent side={side} initialFocus={isSearched ? search : undefined}>
        <DrawerHeader closeLabel={text.close}>{text.open}</DrawerHeader>
        <DrawerBody>
          <div style={{ display: 'grid', gap: 12 }}>
            {isSearched && <TextField ref={search} label={text.search} />}
            {farms.map((farm) => (
              <Checkbox key={farm}>{farm}</Checkbox>
            ))}
          </div>
        </DrawerBody>
        <DrawerFooter>
          <DrawerClose asChild>
            <Button tone="primary" size="l">
              {text.show}
            </Button>
          </DrawerClose>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  )
}

const meta = preview.meta({
  title: 'UI/Drawer',
  component: DrawerContent,
  subcomponents: { Drawer, DrawerTrigger, DrawerHeader, DrawerBody, DrawerFooter, DrawerClose },
  render: ({ side }) => <Filters side={side} />,
  parameters: {
    docs: {
      description: {
        component:
          'For what belongs to the page but has no room on it: filters, the menu of a phone, the details of a row. It keeps the place behind it. Not for a question that has to be answered (Dialog), not for one or two settings (Popover), and never a drawer over a drawer.',
      },
    },
  },
})

export const Right = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }))
    const drawer = await screen.findByRole('dialog', { name: 'Фильтры' })
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(innerWidth))
  },
})

export const Left = meta.story({
  args: { side: 'left' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }))
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
  },
})

export const Bottom = meta.story({
  args: { side: 'bottom' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }))
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().bottom)).toBe(innerHeight))
  },
})

export const OnAPhone = Right.extend({ globals: { viewport: { value: 'phone' } } })

export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Filters times={20} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }))
    const show = await screen.findByRole('button', { name: 'Показать 612 позиций' })
    await waitFor(() => expect(show.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Фильтры' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Показать 612 позиций' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})

export const FocusSetByKeyboard = meta.story({
  render: () => <Filters isSearched />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Найти плантацию')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Фильтры' })).toHaveFocus())
  },
})
