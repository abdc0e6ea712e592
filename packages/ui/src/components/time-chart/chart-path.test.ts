import { expect, it } from 'vitest'
import { areaPath, linePath, pointAt } from './chart-path.ts'

const points = [
  { x: 0, y: 0 },
  { x: 0.5, y: 1 },
  { x: 1, y: 0.25 },
]

it('a line is straight from point to point', () => {
  expect(linePath(points, 'line')).toBe('M0 100 L500 0 L1000 75')
})

it('a step stays level until the value changes', () => {
  expect(linePath(points, 'step')).toBe('M0 100 L500 100 L500 0 L1000 0 L1000 75')
})

it('an area ends at the bottom; of nothing there is none', () => {
  expect(areaPath(points, 'line')).toBe('M0 100 L500 0 L1000 75 L1000 100 L0 100 Z')
  expect(areaPath([], 'line')).toBe('')
})

it('a pointer finds the nearest point of a line, and the value that holds on a step', () => {
  expect(pointAt(points, 0.4, 'line')).toBe(1)
  expect(pointAt(points, 0.4, 'step')).toBe(0)
  expect(pointAt(points, -0.1, 'step')).toBe(0)
})
