import {
  signatoryName,
  unbrokenAddress,
  unbrokenEmail,
  unbrokenPhone,
  type OperatorSettings,
} from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'

type Texts = { readonly [N in keyof OperatorSettings]: (value: OperatorSettings[N]) => string }

/** Gives the words for what a setting holds. */
export function useSettingText(): <N extends keyof OperatorSettings>(
  name: N,
  value: OperatorSettings[N],
) => string {
  const t = useTranslate()
  const { money, percent } = useFormat()
  const texts: Texts = {
    incomingMethods: (methods) =>
      methods.length === 0
        ? t('operator.noMethods')
        : methods.map((method) => t(`operator.method.${method}`)).join(', '),
    cashLimit: (limit) => money(limit, 'RUB', true),
    exchangeTerms: ({ spreadBp, commissionBp }) =>
      t('operator.exchangeTerms', { spread: percent(spreadBp), commission: percent(commissionBp) }),
    verification: (requirement) => t(`operator.verification.${requirement}`),
    vatBp: (rate) => (rate === null ? t('operator.noVat') : percent(rate)),
    hasTransfers: (isOn) => t(isOn ? 'operator.transfersOn' : 'operator.transfersOff'),
    unpaidLimits: ({ unverified, approved }) =>
      t('operator.unpaidLimits', {
        unverified: money(unverified, 'RUB', true),
        approved: money(approved, 'RUB', true),
      }),
    staffSecondFactor: (requirement) => t(`operator.secondFactor.${requirement}`),
    requisites: (requisites) =>
      requisites === null ? t('operator.noRequisites') : t('operator.requisites', { ...requisites }),
    signatory: (signatory) =>
      signatory === null
        ? t('operator.noSignatory')
        : t('operator.signatory', { position: signatory.position, name: signatoryName(signatory) }),
    contacts: (contacts) =>
      contacts === null
        ? t('operator.noContacts')
        : [
            contacts.name.ru,
            unbrokenAddress(contacts.address.ru),
            unbrokenEmail(contacts.email),
            unbrokenPhone(contacts.phone),
          ].join(', '),
    claimHours: (hours) => t('operator.claimHours', { hours }),
  }
  return (name, value) => texts[name](value)
}
