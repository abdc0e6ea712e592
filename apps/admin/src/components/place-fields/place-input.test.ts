import { expect, test } from 'vitest'
import { costText, readCost, readTime, readWhole, timeText } from './place-input.ts'

test('times, whole numbers and sums are read as they are written', () => {
  expect([readTime(timeText(960)), readTime('24:00'), readTime('9:00')]).toEqual([960, null, null])
  expect([
    readWhole('14', 1, 14),
    readWhole('15', 1, 14),
    readWhole('1.5', 1, 14),
    readWhole('', 0, 9),
  ]).toEqual([14, null, null, null])
  expect([readCost('0'), readCost('19,50'), readCost(costText(90_000, ',')), readCost('x')]).toEqual([
    0,
    1_950,
    90_000,
    null,
  ])
})
