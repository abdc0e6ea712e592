import { useLocale } from '@flower-market/app-runtime/i18n'
import type { OperatorParty } from '@flower-market/flower-domain'
import { useAtomValue } from 'jotai'
import { settingsAtom } from './settings.atoms.ts'

/** Who runs the shop, in the language of the page. */
export function useOperator(): OperatorParty {
  return useAtomValue(settingsAtom).operator[useLocale()]
}
