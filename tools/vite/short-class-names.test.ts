import { expect, test } from 'vitest'
import { createClassNames } from './short-class-names.ts'

test('a class has one name, and no other class has it', () => {
  const nameOf = createClassNames()
  const sheets = Array.from({ length: 3000 }, (_, sheet) => `/shop/Sheet${sheet}.module.css`)
  const names = sheets.flatMap((sheet) => ['root', 'title'].map((name) => nameOf(name, sheet)))
  expect(new Set(names).size).toBe(6000)
  expect(sheets.map((sheet) => nameOf('root', `${sheet}?used`))).toEqual(
    names.filter((_, place) => place % 2 === 0),
  )
})

test('each name is an identifier of CSS', () => {
  const nameOf = createClassNames()
  for (let sheet = 0; sheet < 200; sheet += 1)
    expect(nameOf('root', `/shop/${sheet}.module.css`)).toMatch(/^_[\w-]{4,}$/u)
})
