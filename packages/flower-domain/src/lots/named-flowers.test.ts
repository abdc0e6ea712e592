import { expect, it } from 'vitest'
import { colorNamed, flowerTypeNamed } from './named-flowers.ts'

it.each([
  ['Розы', 'roses'],
  ['Кустовые розы', 'sprayRoses'],
  ['spray roses', 'sprayRoses'],
  ['Гвоздика', 'carnations'],
  ['Вазы', null],
  ['', null],
])('the type of %s is %s', (words, type) => {
  expect(flowerTypeNamed(words)).toBe(type)
})

it.each([
  ['Красный', 'red'],
  ['hot pink', 'hotPink'],
  ['розовая', 'pink'],
  ['прозрачный', null],
])('the color of %s is %s', (words, color) => {
  expect(colorNamed(words)).toBe(color)
})
