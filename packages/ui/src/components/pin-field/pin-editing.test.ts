import { describe, expect, it } from 'vitest'
import { pastePin, pinDigits, pressPinKey } from './pin-editing.ts'

describe('pinDigits', () => {
  it('takes the digits out of whatever surrounds them, up to the length', () => {
    expect(pinDigits('Код: 12 34.', 4)).toBe('1234')
    expect(pinDigits('123456', 4)).toBe('1234')
    expect(pinDigits('abc', 4)).toBe('')
  })
})

describe('pressPinKey', () => {
  it('moves between the cells that hold digits, and to the first empty one', () => {
    expect(pressPinKey('ArrowLeft', { value: '12', at: 2 }, 4)?.at).toBe(1)
    expect(pressPinKey('ArrowRight', { value: '12', at: 1 }, 4)?.at).toBe(2)
    expect(pressPinKey('ArrowRight', { value: '12', at: 2 }, 4)?.at).toBe(2)
    expect(pressPinKey('ArrowLeft', { value: '12', at: 0 }, 4)?.at).toBe(0)
    expect(pressPinKey('Home', { value: '12', at: 2 }, 4)?.at).toBe(0)
    expect(pressPinKey('End', { value: '12', at: 0 }, 4)?.at).toBe(2)
  })

  it('leaves the last cell leftwards when the code is full', () => {
    expect(pressPinKey('ArrowLeft', { value: '1234', at: 4 }, 4)?.at).toBe(2)
  })

  it('takes away the digit before the first empty cell, one press a digit', () => {
    expect(pressPinKey('Backspace', { value: '1234', at: 4 }, 4)).toEqual({ value: '123', at: 3 })
    expect(pressPinKey('Backspace', { value: '12', at: 2 }, 4)).toEqual({ value: '1', at: 1 })
  })

  it('takes away the digit in the cell and goes left', () => {
    expect(pressPinKey('Backspace', { value: '1234', at: 2 }, 4)).toEqual({ value: '124', at: 1 })
    expect(pressPinKey('Backspace', { value: '1234', at: 0 }, 4)).toEqual({ value: '234', at: 0 })
  })

  it('does nothing in an empty code', () => {
    expect(pressPinKey('Backspace', { value: '', at: 0 }, 4)).toEqual({ value: '', at: 0 })
  })

  it('leaves other keys to the input', () => {
    expect(pressPinKey('5', { value: '', at: 0 }, 4)).toBeNull()
  })
})

describe('pastePin', () => {
  it('replaces everything with a whole code, wherever the caret is', () => {
    expect(pastePin('98 76', { value: '12', at: 2 }, 4)).toEqual({ value: '9876', at: 4 })
  })

  it('writes a part of a code over the digits from the cell on', () => {
    expect(pastePin('99', { value: '123456', at: 2 }, 6)).toEqual({ value: '129956', at: 4 })
    expect(pastePin('99', { value: '12', at: 2 }, 6)).toEqual({ value: '1299', at: 4 })
    expect(pastePin('999', { value: '1234', at: 4 }, 4)).toEqual({ value: '1239', at: 4 })
  })

  it('changes nothing for a text without digits', () => {
    expect(pastePin('код', { value: '12', at: 1 }, 4)).toEqual({ value: '12', at: 1 })
  })
})
