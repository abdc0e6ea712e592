import type { SearchTerm } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useCountryName } from '../../../components/flower-name/use-country-name.ts'

/** Gives what the chip of a search's term says. */
export function useTermLabels() {
  const t = useTranslate()
  const countryName = useCountryName()
  return ({ subject }: SearchTerm): string => {
    switch (subject.kind) {
      case 'type':
        return t(`flowers.${subject.value}`)
      case 'color':
        return t(`flowers.color-${subject.value}`)
      case 'length':
        return t('flowers.lengthCm', { length: subject.value })
      case 'country':
        return countryName(subject.value)
      case 'plantation':
      case 'variety':
        return subject.value
      case 'unknown':
        return t('catalog.chipName', { words: subject.value })
    }
  }
}
