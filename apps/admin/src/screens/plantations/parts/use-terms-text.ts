import { changedTerms, countryName } from '@flower-market/flower-domain'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { changesCutoff, useCutoffText } from '../../../components/place-fields/use-cutoff-text.ts'
import { plannedTexts } from '../../../components/planned-changes/planned-texts.ts'
import type { Plantation } from '../plantation-form.ts'

type Terms = Plantation['planned'][number]['terms']

/** Gives where a plantation is, and how long claims are taken for it, as texts. */
export function usePlantationTexts() {
  const t = useTranslate()
  const locale = useLocale()
  return {
    whereText: ({ country, city }: Pick<Plantation, 'country' | 'city'>) =>
      [countryName(country, locale), city[locale]].filter(Boolean).join(', '),
    claimsText: (hours: number | null) =>
      hours === null ? t('places.claimsUsual') : t('places.hours', { count: hours }),
  }
}

/** Gives what a planned change makes of a plantation, a text for each thing that it changes. */
export function useTermsText(): (plantation: Plantation, terms: Terms) => string[] {
  const t = useTranslate()
  const format = useFormat()
  const cutoffText = useCutoffText()
  const { whereText, claimsText } = usePlantationTexts()
  return (plantation, terms) => {
    // What has been changed since the plan was made is no news of the plan.
    const changed = changedTerms<Plantation>(plantation, terms)
    const after = { ...plantation, ...changed }
    return plannedTexts([
      [t('places.where'), 'country' in changed || 'city' in changed ? whereText(after) : null],
      [t('places.freight'), changed.freight === undefined ? null : format.money(changed.freight)],
      [t('places.cutoff'), changesCutoff(changed) ? cutoffText(after) : null],
      [t('places.claims'), changed.claimHours === undefined ? null : claimsText(changed.claimHours)],
    ])
  }
}
