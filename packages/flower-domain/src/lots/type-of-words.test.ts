import { expect, it } from 'vitest'
import { colorOfWords, typeOfWords } from './type-of-words.ts'

it.each([
  ['Розы', 'roses'],
  ['Кустовые розы', 'sprayRoses'],
  ['spray roses', 'sprayRoses'],
  ['Гвоздика', 'carnations'],
  ['Вазы', null],
  ['', null],
])('the type of %s is %s', (words, type) => {
  expect(typeOfWords(words)).toBe(type)
})

it.each([
  ['Красный', 'red'],
  ['hot pink', 'hotPink'],
  ['розовая', 'pink'],
  ['прозрачный', null],
])('the color of %s is %s', (words, color) => {
  expect(colorOfWords(words)).toBe(color)
})
