import {
  Banner,
  Button,
  Card,
  CardFooter,
  CardHeader,
  FlowerPlate,
  Price,
  Stack,
  StatusBadge,
  SumList,
  SumRow,
  TextField,
} from '@flower-market/ui'

const rubles = { ru: 'ru-RU', en: 'en-GB' } as const

const words = {
  ru: {
    order: 'Заказ 10428',
    note: 'Четверг, 26 ноября · Казань',
    paid: 'Оплачен',
    changed: 'Цена изменилась',
    change: 'Explorer, 50 см: было 47 ₽, стало 44 ₽',
    flowers: 'Цветы',
    delivery: 'Доставка',
    free: 'бесплатно',
    total: 'Итого',
    comment: 'Комментарий',
    confirm: 'Подтвердить',
    later: 'Отложить',
  },
  en: {
    order: 'Order 10428',
    note: 'Thursday, November 26 · Kazan',
    paid: 'Paid',
    changed: 'A price has changed',
    change: 'Explorer, 50 cm: was 47 ₽, now 44 ₽',
    flowers: 'Flowers',
    delivery: 'Delivery',
    free: 'free',
    total: 'Total',
    comment: 'Comment',
    confirm: 'Accept',
    later: 'Not now',
  },
}

export interface BrandSampleProps {
  brand: 'house' | 'pion'
  theme: 'light' | 'dark'
  language: 'ru' | 'en'
}

/** The same piece of a screen in any brand and theme, whatever the page around it wears. */
export function BrandSample({ brand, theme, language }: BrandSampleProps) {
  const text = words[language]
  const format = new Intl.NumberFormat(rubles[language], { style: 'currency', currency: 'RUB' })
  return (
    <section
      aria-label={`${brand}, ${theme}`}
      data-theme={theme}
      {...(brand === 'pion' && { 'data-brand': brand })}
      style={{ padding: 'var(--space-5)', background: 'var(--bg)', color: 'var(--fg)' }}
    >
      <Card>
        <Stack gap={4}>
          <CardHeader
            title={text.order}
            note={text.note}
            action={<StatusBadge tone="success">{text.paid}</StatusBadge>}
          />
          <Stack direction="row" gap={3}>
            <FlowerPlate kind="roses" tint="#b3202c" />
            <FlowerPlate kind="alstroemeria" tint="#e9a23b" />
            <FlowerPlate kind="eucalyptus" />
          </Stack>
          <Banner tone="warn" title={text.changed}>
            {text.change}
          </Banner>
          <TextField label={text.comment} />
          <SumList>
            <SumRow term={text.flowers}>{format.format(44_420)}</SumRow>
            <SumRow term={text.delivery}>{text.free}</SumRow>
            <SumRow term={text.total} tone="total">
              <Price size="l" parts={format.formatToParts(44_420)} />
            </SumRow>
          </SumList>
          <CardFooter>
            <Button tone="primary">{text.confirm}</Button>
            <Button>{text.later}</Button>
          </CardFooter>
        </Stack>
      </Card>
    </section>
  )
}
