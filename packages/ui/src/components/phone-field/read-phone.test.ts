import { describe, expect, it } from 'vitest'
import { phoneEngine as engine } from './phone-engine.ts'
import { caretAfterMask, formatPhone, type PhoneCountry, readPhone } from './read-phone.ts'

const russia: PhoneCountry = { code: 'RUS', alpha2: 'RU', dialCode: '7', name: 'Россия' }
const kazakhstan: PhoneCountry = { code: 'KAZ', alpha2: 'KZ', dialCode: '7', name: 'Казахстан' }
const netherlands: PhoneCountry = { code: 'NLD', alpha2: 'NL', dialCode: '31', name: 'Нидерланды' }
const britain: PhoneCountry = { code: 'GBR', alpha2: 'GB', dialCode: '44', name: 'Великобритания' }
const countries = [russia, kazakhstan, netherlands, britain]

function read(text: string, country = russia) {
  const reading = readPhone(text, country, countries, engine)
  return `${reading.country.code} ${reading.digits}`
}

describe('readPhone', () => {
  it.each([
    '8 (999) 123-45-67',
    '+7 999 123 45 67',
    '+79991234567',
    '79991234567',
    '9991234567',
    '89991234567',
    '007 999 1234567',
    ' 8-999-123-45-67 ',
    'тел.: 8 999 123 45 67',
  ])('reads %j as one and the same number', (text) => {
    expect(read(text)).toBe('RUS 79991234567')
  })

  it.each(['8 (999) 123-45-67', '+7 999 123 45 67', '79991234567'])(
    'reads %j also before the metadata has arrived',
    (text) => {
      expect(readPhone(text, russia, countries, null)).toEqual({
        country: russia,
        digits: '79991234567',
        hasKnownCountry: true,
      })
    },
  )

  it('makes +7 of the 8 as soon as the next digit settles it', () => {
    expect(read('89')).toBe('RUS 79')
    expect(read('88')).toBe('RUS 78')
  })

  it('keeps an 8 that begins a city’s code', () => {
    expect(read('812')).toBe('RUS 7812')
    expect(read('8121234567')).toBe('RUS 78121234567')
    expect(read('88121234567')).toBe('RUS 78121234567')
  })

  it('takes the country from a calling code', () => {
    expect(read('+31 6 12345678')).toBe('NLD 31612345678')
    expect(read('+77011234567')).toBe('KAZ 77011234567')
    expect(read('+316')).toBe('NLD 316')
  })

  it('drops the trunk prefix of any country', () => {
    expect(read('06 12345678', netherlands)).toBe('NLD 31612345678')
  })

  it('stays with the chosen country where a number’s own is not in the list', () => {
    // This range belongs to Guernsey, which shares +44.
    expect(read('07911 123456', britain)).toBe('GBR 447911123456')
  })

  it('says when nobody in the list has the calling code, and keeps the digits', () => {
    expect(readPhone('+380 44', russia, countries, engine)).toEqual({
      country: russia,
      digits: '38044',
      hasKnownCountry: false,
    })
    expect(readPhone('+3', russia, countries, engine).hasKnownCountry).toBe(false)
  })

  it('keeps digits beyond a number’s length, so that nothing typed is lost', () => {
    expect(read('99912345678901')).toBe('RUS 799912345678901')
  })

  it('is empty for an empty text', () => {
    expect(read('')).toBe('RUS ')
    expect(read('abc')).toBe('RUS ')
  })
})

describe('formatPhone', () => {
  it('groups the national part', () => {
    expect(formatPhone('79991234567', russia, engine)).toBe('999 123 45 67')
    expect(formatPhone('7999', russia, engine)).toBe('999')
    expect(formatPhone('31612345678', netherlands, engine)).toBe('6 12345678')
  })

  it('shows the calling code of a country that is not the chosen one', () => {
    expect(formatPhone('38044', russia, engine)).toBe('+380 44')
  })

  it('shows bare digits before the metadata has arrived', () => {
    expect(formatPhone('79991234567', russia, null)).toBe('9991234567')
  })

  it('shows nothing for nothing', () => {
    expect(formatPhone('', russia, engine)).toBe('')
  })
})

describe('isValid', () => {
  it('tells a number from a part of one and from one that nobody has', () => {
    expect(engine.isValid('+79991234567')).toBe(true)
    expect(engine.isValid('+7999123456')).toBe(false)
    expect(engine.isValid('+70001234567')).toBe(false)
  })
})

describe('caretAfterMask', () => {
  it('stays at the end while one types', () => {
    expect(caretAfterMask('9991', 4, '999 1')).toBe(5)
  })

  it('stays before the same digit when a digit is put in the middle', () => {
    expect(caretAfterMask('9989 123', 3, '998 912 3')).toBe(3)
  })

  it('steps over a separator that was deleted, so that the next press deletes a digit', () => {
    expect(caretAfterMask('999123', 3, '999 123')).toBe(3)
  })

  it('does not count the prefix that the mask took away', () => {
    expect(caretAfterMask('8 999 1', 7, '999 1')).toBe(5)
  })
})
