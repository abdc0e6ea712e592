import { expect, test } from 'vitest'
import { emptyTemplate, readTemplate } from './template-form.ts'

const half = { ...emptyTemplate, name: ' Half ' }

test('a template is read with its signs, and its name without spaces', () => {
  expect(readTemplate({ ...half, change: '+10' }, [])).toMatchObject({
    name: 'Half',
    sharePercent: 50,
    priceChangePercent: 10,
    reason: 'less-cut',
  })
  expect(readTemplate({ ...half, share: '100', change: '−5', reason: null }, [])).toMatchObject({
    priceChangePercent: -5,
  })
})

test('what cannot be a template says what is wrong', () => {
  const known = readTemplate(half, [])
  expect(typeof known === 'string' ? known : readTemplate({ ...half, name: 'HALF' }, [known])).toBe('taken')
  expect(readTemplate(emptyTemplate, [])).toBe('name')
  expect(readTemplate({ ...half, share: '101' }, [])).toBe('share')
  expect(readTemplate({ ...half, share: '' }, [])).toBe('share')
  expect(readTemplate({ ...half, change: '-51' }, [])).toBe('change')
  expect(readTemplate({ ...half, reason: null }, [])).toBe('reason-missing')
  expect(readTemplate({ ...half, reason: 'other' }, [])).toBe('note-missing')
})
