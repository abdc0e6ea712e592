import { maxLengths } from '@flower-market/api-client'
import { isPaidAfterAgreement, type OrderKind } from '@flower-market/flower-domain'
import { Textarea, VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { OrderSection } from './OrderSection.tsx'

export interface CommentFieldProps {
  kind: OrderKind
  value: string
  onChange: (comment: string) => void
}

/** From here on the person is told how many characters are left: earlier the figure would only distract. */
const toldFrom = 100

/** What the warehouse, the driver or the plantations should know; near the end of its length with what is left of it. */
export function CommentField({ kind, value, onChange }: CommentFieldProps) {
  const t = useTranslate()
  return (
    <OrderSection title={<span aria-hidden="true">{t('order.comment')}</span>}>
      <Textarea
        label={<VisuallyHidden>{t('order.comment')}</VisuallyHidden>}
        placeholder={t(isPaidAfterAgreement(kind) ? 'order.commentToPlantations' : 'order.commentHint')}
        rows={1}
        maxLength={maxLengths.orderComment}
        limit={maxLengths.orderComment}
        explainLimit={(left) => left <= toldFrom && t('order.commentLeft', { count: left })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </OrderSection>
  )
}
