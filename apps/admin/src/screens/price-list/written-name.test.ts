import { expect, test } from 'vitest'
import { writtenName } from './written-name.ts'

test('a new variety is named as its row writes it; words that the row has in another form begin with a capital', () => {
  expect(writtenName('pink o’hara', '12; Pink O’Hara; 60')).toBe('Pink O’Hara')
  expect(writtenName('зимняя сказка', 'Зимняя  сказка; 70')).toBe('Зимняя сказка')
})
