import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Description, DescriptionList } from './index.ts'

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

const copy = (
  <Button size="s" tone="quiet">
    Скопировать
  </Button>
)

export const Requisites = meta.story({
  args: { style: { maxWidth: 360 } },
  render: (args) => (
    <DescriptionList {...args}>
      <Description term="Адрес" action={copy}>
        TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt
      </Description>
      <Description term="Сумма до последнего знака: по ней мы узнаем платёж" action={copy}>
        512,004137
      </Description>
      <Description term="Сеть">Только Tron TRC20. Перевод в другой сети потеряется</Description>
    </DescriptionList>
  ),
})
