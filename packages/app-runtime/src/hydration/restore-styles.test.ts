import { expect, test } from 'vitest'
import { restoreStyles } from './restore-styles.ts'

test('each marked element gets its style back, and loses the mark', () => {
  const row = { style: { cssText: '' }, dataset: { style: '--row:1', level: 'few' } }
  const asked: string[] = []
  const root = {
    querySelectorAll(selector: string) {
      asked.push(selector)
      return [row]
    },
  }
  restoreStyles(root as never)
  expect(asked).toEqual(['[data-style]'])
  expect(row).toEqual({ style: { cssText: '--row:1' }, dataset: { level: 'few' } })
})
