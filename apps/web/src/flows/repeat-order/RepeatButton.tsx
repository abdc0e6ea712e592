import { Button, Popover, PopoverContent, PopoverTrigger, VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './RepeatOrder.module.css'
import { RepeatDays } from './RepeatDays.tsx'

export interface RepeatButtonProps {
  /** Of the order. */
  id: string
  /** The order number that people use: the button's name says it. */
  number: number
  /** @default 's' */
  size?: 's' | 'l'
  className?: string | undefined
}

/** Repeats an order: a press offers the delivery days, the day fills the cart and opens the price list. */
export function RepeatButton({ id, number, size = 's', className }: RepeatButtonProps) {
  const t = useTranslate()
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button size={size} className={className}>
          {t('repeat.action')}
          <VisuallyHidden>{` ${t('repeat.ofOrder', { number: String(number) })}`}</VisuallyHidden>
        </Button>
      </PopoverTrigger>
      <PopoverContent label={t('repeat.chooseDay')} align="end" className={styles.panel}>
        <RepeatDays id={id} />
      </PopoverContent>
    </Popover>
  )
}
