import type { OperatorSettingName, OperatorSettings } from '@flower-market/flower-domain'
import { insertDecision } from '../modules/settings/settings.repository.ts'
import { testNow, type TestShop } from './test-shop.ts'

/** Decides one of the operator's settings, as staff do; it holds from `testNow` on unless a moment is named. */
export function decideSetting<N extends OperatorSettingName>(
  { database }: Pick<TestShop, 'database'>,
  name: N,
  value: OperatorSettings[N],
  holdsFrom = testNow,
): Promise<void> {
  const decision = { name, value, holdsFrom, setAt: testNow, setBy: null, reason: 'Проверка' }
  return insertDecision(database.kysely, decision)
}
