import type { FilterChip } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'

/** Names of plantations by id. */
export type PlantationNames = ReadonlyMap<string, string>

/** Gives what a chip says. */
export function useChipLabels(plantationNames: PlantationNames) {
  const t = useTranslate()
  const format = useFormat()
  return (chip: FilterChip): string => {
    switch (chip.type) {
      case 'plantation':
        return plantationNames.get(chip.value) ?? chip.value
      case 'type':
        return t(`flowers.${chip.value}`)
      case 'name':
        return t('catalog.chipName', { words: chip.value })
      case 'length':
        return t('flowers.lengthCm', { length: chip.value })
      case 'fromPrice':
        return t('catalog.chipFrom', { price: format.money(chip.value, 'RUB', true) })
      case 'toPrice':
        return t('catalog.chipTo', { price: format.money(chip.value, 'RUB', true) })
      case 'favorites':
        return t('catalog.favorites')
    }
  }
}
