import { useLocale } from '../i18n/index.ts'
import { useResource } from '../server-data/index.ts'

/** Gives the English name of a city, which is kept in Russian; the name itself where it is neither a region nor a city of one. */
export function useCityName() {
  const isEnglish = useLocale() === 'en'
  const regions = useResource('regionList', isEnglish ? {} : null)
  return (city: string): string => {
    if (!isEnglish || regions.status !== 'ready') return city
    const places = [...regions.data, ...regions.data.flatMap(({ cities }) => cities)]
    const known = places.find(({ name }) => name.ru === city)
    return known?.name.en ?? city
  }
}
