import type { ReactNode } from 'react'
import type { OrderPaymentMethod } from '@flower-market/flower-domain'
import { RadioCard, RadioCards, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import type { NeededTopUp } from '../../../flows/checkout/needed-top-up.ts'
import { paths } from '../../../paths.ts'
import styles from './ChoiceSection.module.css'

export interface PaymentChoiceProps {
  /** A client pays, who is told so. @default false */
  isForClient?: boolean
  value: OrderPaymentMethod
  /** What can be chosen. */
  methods: readonly OrderPaymentMethod[]
  /** Kopecks. */
  totalMinor: number
  /** Kopecks. */
  balanceMinor: number
  /** Kopecks that the balance lacks; 0 when there is enough. */
  missingMinor: number
  /** What brings the money that the balance lacks; null where it cannot be topped up now. */
  topUp: NeededTopUp | null
  /** It is to be paid from a balance that lacks money and cannot be topped up now. */
  isRefused: boolean
  onChoose: (method: OrderPaymentMethod) => void
}

function bold(words: ReactNode) {
  return <b>{words}</b>
}

/** How the order is paid. What the balance lacks stands in its own option, with the way to top up. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const {
    isForClient = false,
    value,
    methods,
    totalMinor,
    balanceMinor,
    missingMinor,
    topUp,
    isRefused,
    onChoose,
  } = props
  const t = useTranslate()
  const { money } = useFormat()
  const amount = money(balanceMinor, 'RUB', true)
  const missing = money(missingMinor, 'RUB', true)
  const left = money(balanceMinor - totalMinor, 'RUB', true)
  return (
    <RadioCards
      layout="rows"
      legend={t('order.payment')}
      value={value}
      onValueChange={(chosen) => {
        const method = methods.find((one) => one === chosen)
        if (method !== undefined) onChoose(method)
      }}
      error={isRefused ? t('order.notEnough', { missing }) : undefined}
      className={styles.section}
    >
      {isForClient && (
        <p className={styles.hint}>
          {t(methods.length === 0 ? 'order.clientNoMethods' : 'order.clientPays')}
        </p>
      )}
      {methods.map((method) =>
        method === 'BALANCE' && missingMinor > 0 ? (
          <RadioCard
            key={method}
            value={method}
            title={t('order.method.BALANCE')}
            description={t('order.method.BALANCEText', { amount })}
            trailing={<span className={styles.missing}>{t.rich('order.missing', { missing, b: bold })}</span>}
            action={
              topUp && (
                <TextLink asChild>
                  <LocalizedLink to={paths.topUpBy(topUp.method, topUp.amount)}>
                    {t('order.topUp')}
                  </LocalizedLink>
                </TextLink>
              )
            }
          />
        ) : (
          <RadioCard
            key={method}
            value={method}
            title={t(`order.method.${method}`)}
            description={
              method === 'BALANCE'
                ? t('order.method.BALANCELeft', { amount, left })
                : t(isForClient ? `order.clientMethod.${method}Text` : `order.method.${method}Text`)
            }
          />
        ),
      )}
    </RadioCards>
  )
}
