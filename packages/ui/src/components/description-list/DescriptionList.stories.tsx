import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Button } from '../button/index.ts'
import { Description, DescriptionList, type DescriptionListProps } from './index.ts'

const meta = preview.meta({
  title: 'UI/DescriptionList',
  component: DescriptionList,
  parameters: {
    docs: {
      description: {
        component:
          'For facts about one thing, each named: requisites, an address, a profile. What is copied to the letter goes into CopyField; sums that add up go into SumList; several things of a kind are a Table.',
      },
    },
  },
})

function Payment(args: DescriptionListProps) {
  const words = useStoryText(
    {
      copy: 'Скопировать',
      address: 'Адрес',
      sum: 'Точная сумма: по ней мы определим платёж',
      amount: '512,004137',
      network: 'Сеть',
      warning: 'Только Tron TRC20. Перевод в другой сети потеряется',
    },
    {
      copy: 'Copy',
      address: 'Address',
      sum: 'Exact amount: we use it to identify the payment',
      amount: '512.004137',
      network: 'Network',
      warning: 'Tron TRC20 only. A transfer on another network is lost',
    },
  )
  const copy = (
    <Button size="s" tone="quiet">
      {words.copy}
    </Button>
  )
  return (
    <DescriptionList {...args}>
      <Description term={words.address} action={copy}>
        TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt
      </Description>
      <Description term={words.sum} action={copy}>
        {words.amount}
      </Description>
      <Description term={words.network}>{words.warning}</Description>
    </DescriptionList>
  )
}

export const Requisites = meta.story({
  args: { style: { maxWidth: 360 } },
  render: (args) => <Payment {...args} />,
})
