import type { CallOutput } from '@flower-market/api-client'
import { fixtureDays } from '@flower-market/api-client/msw'

type StockSystem = CallOutput<'stockSystem'>
type SystemLot = NonNullable<StockSystem['changes'][number]['after']>

function lotOf(changes: Partial<SystemLot>): SystemLot {
  return {
    type: 'roses',
    variety: 'Explorer',
    plantation: 'Alto Zafiro Roses',
    lengthCm: 60,
    deliveryDate: fixtureDays[0],
    price: 12_000,
    stemsPerBunch: 25,
    stemsPerBox: 250,
    ...changes,
  }
}

/** A stock system with changes of every kind and flowers that are not understood. */
export const stockSystem: StockSystem = {
  provider: 'moysklad',
  itemsAt: '2026-11-21T01:17:00.000Z',
  levelsAt: '2026-11-21T07:59:00.000Z',
  items: 214,
  waitingOrders: 2,
  problems: [
    { name: 'Роза Зимняя сказка Alto Zafiro Roses, 60', problem: 'unknown-variety' },
    { name: 'Freedom Полянка, 50', problem: 'no-plantation' },
  ],
  changes: [
    {
      code: 'ms-1',
      name: 'Explorer Alto Zafiro Roses, 60',
      kind: 'added',
      problem: null,
      before: null,
      after: lotOf({}),
      revision: 'explorer',
    },
    {
      code: 'ms-2',
      name: 'Freedom Alto Zafiro Roses, 70',
      kind: 'changed',
      problem: null,
      before: lotOf({ variety: 'Freedom', lengthCm: 60, price: 13_400 }),
      after: lotOf({ variety: 'Freedom', lengthCm: 70, price: 14_900 }),
      revision: 'freedom',
    },
    {
      code: 'ms-3',
      name: 'Mondial Alto Zafiro Roses, длинная',
      kind: 'withdrawn',
      problem: 'no-length',
      before: lotOf({ variety: 'Mondial', lengthCm: 50, price: 11_000 }),
      after: null,
      revision: 'mondial',
    },
  ],
  waitingChanges: 3,
}
