import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Button } from '../button/index.ts'
import { StatusBadge } from '../status-badge/index.ts'
import { TextLink } from '../text-link/index.ts'
import { PageHeader } from './index.ts'

const russian = {
  back: 'История заказов',
  title: 'Заказ 10428',
  partly: 'Частично подтверждён',
  paid: 'Оплачен',
  facts: 'Под заказ · поставка в четверг, 26 ноября · доставка, Москва',
  repeat: 'Повторить заказ',
  cancel: 'Отменить',
}
const english: typeof russian = {
  back: 'Order history',
  title: 'Order 10428',
  partly: 'Partially confirmed',
  paid: 'Paid',
  facts: 'To order · delivery on Thursday, November 26 · delivered, Moscow',
  repeat: 'Repeat order',
  cancel: 'Cancel',
}

function OrderHeader({ isLong = false }: { isLong?: boolean }) {
  const text = useStoryText(russian, english)
  return (
    <PageHeader
      back={
        <TextLink tone="quiet" href="#history">
          {text.back}
        </TextLink>
      }
      title={isLong ? `${text.title}-`.repeat(6) : text.title}
      status={
        <>
          <StatusBadge tone="warn">{text.partly}</StatusBadge>
          <StatusBadge tone="success">{text.paid}</StatusBadge>
        </>
      }
      description={isLong ? `${text.facts} `.repeat(4) : text.facts}
      actions={
        <>
          <Button>{text.cancel}</Button>
          <Button tone="primary">{text.repeat}</Button>
        </>
      }
    />
  )
}

const meta = preview.meta({
  title: 'UI/PageHeader',
  component: PageHeader,
  args: { title: 'Ассортимент' },
  parameters: {
    docs: {
      description: {
        component:
          'Stands first in the main part of every page and holds its only h1. Actions of the whole page belong here, actions of one row stay in the row; on a phone the way on goes to the BottomBar’s place instead. Not for a section in a page (h2).',
      },
    },
  },
})

export const TitleAlone = meta.story({ parameters: { english: { title: 'Assortment' } } })

export const Full = meta.story({
  render: () => <OrderHeader />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Заказ 10428')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'История заказов' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Отменить' })).toHaveFocus()
  },
})

export const OnAPhone = Full.extend({ globals: { viewport: { value: 'phone' } } })

export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <OrderHeader isLong />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})
