import { deliveryMethods, standingPaymentMethods } from '@flower-market/flower-domain'
import { Fieldset, MoneyField, ToggleButton } from '@flower-market/ui'
import { DayField } from '@flower-market/app-runtime/day-field'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useWeekdays } from '../../components/standing-order/use-weekdays.ts'
import styles from './StandingDialog.module.css'
import type { StandingForm } from './use-standing-form.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Days, last day, delivery, payment and limits of a standing order. */
export function StandingFields({ form: { terms, change, problems } }: { form: StandingForm }) {
  const t = useTranslate()
  const locale = useLocale()
  const { name } = useWeekdays()
  const book = useResource('addressList', terms.methodDelivery === 'delivery' ? {} : null)
  const addresses = book.status === 'ready' ? book.data : []
  return (
    <>
      <Fieldset legend={t('standing.weekdays')}>
        <div className={styles.days}>
          {weekdays.map((day) => (
            <ToggleButton
              key={day}
              pressed={terms.weekdays.includes(day)}
              aria-label={`${name(day, 'short')}, ${name(day, 'long')}`}
              onPressedChange={(isPressed) =>
                change({
                  weekdays: weekdays.filter((one) =>
                    one === day ? isPressed : terms.weekdays.includes(one),
                  ),
                })
              }
            >
              {name(day, 'short')}
            </ToggleButton>
          ))}
        </div>
        {problems.weekdays && (
          <p role="alert" className={styles.problem}>
            {t(problems.weekdays)}
          </p>
        )}
      </Fieldset>
      <DayField
        label={t('standing.until')}
        value={terms.until}
        error={problems.until && t(problems.until)}
        onValueChange={(until) => change({ until: until ?? '' })}
      />
      <ChoiceField
        label={t('standing.payment')}
        hint={t(`standing.paymentHint.${terms.paymentMethod}`)}
        choices={standingPaymentMethods.map((value) => ({ value, label: t(`standing.by.${value}`) }))}
        value={terms.paymentMethod}
        onValueChange={(value) => change({ paymentMethod: value as typeof terms.paymentMethod })}
      />
      <ChoiceField
        label={t('standing.delivery')}
        choices={deliveryMethods.map((value) => ({ value, label: t(`standing.by.${value}`) }))}
        value={terms.methodDelivery}
        onValueChange={(value) => change({ methodDelivery: value as typeof terms.methodDelivery })}
      />
      {terms.methodDelivery === 'delivery' && (
        <ChoiceField
          label={t('standing.address')}
          choices={[
            { value: '', label: t('standing.addressDefault') },
            ...addresses.map(({ _id, label, city, street }) => ({
              value: _id,
              label: [label, city, street].filter((part) => part !== '').join(', '),
            })),
          ]}
          value={terms.addressId ?? ''}
          onValueChange={(value) => change({ addressId: value === '' ? null : value })}
        />
      )}
      <Fieldset legend={t('standing.limits')} hint={t('standing.limitsHint')}>
        <div className={styles.limits}>
          <MoneyField
            label={t('standing.maxStemPrice')}
            locale={locale}
            sign="₽"
            minor={terms.maxStemPrice}
            onMinorChange={(maxStemPrice) => change({ maxStemPrice })}
          />
          <MoneyField
            label={t('standing.maxTotal')}
            locale={locale}
            sign="₽"
            minor={terms.maxTotal}
            onMinorChange={(maxTotal) => change({ maxTotal })}
          />
        </div>
      </Fieldset>
    </>
  )
}
