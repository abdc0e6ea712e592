import { type ChangeEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  caretAfterMask,
  formatPhone,
  type PhoneCountry,
  type PhoneReading,
  type PhoneValue,
  readPhone,
} from './read-phone.ts'
import { usePhoneEngine } from './use-phone-engine.ts'

interface PhoneDraft {
  value: PhoneValue
  country: PhoneCountry
  countries: readonly PhoneCountry[]
  onValueChange: (value: PhoneValue) => void
  onValidity: ((isValid: boolean) => void) | undefined
}

/** Formats while typing, keeps the caret at its digit, and does not format while the country is unknown. */
export function usePhoneDraft({ value, country, countries, onValueChange, onValidity }: PhoneDraft) {
  const engine = usePhoneEngine()
  const [draft, setDraft] = useState<{ text: string; digits: string } | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ position: number } | null>(null)

  const masked = formatPhone(value.digits, country, engine)
  const text = draft?.digits === value.digits ? draft.text : masked

  // A new object at every change, even if the formatted text is the same: the browser has moved the caret by then.
  useLayoutEffect(() => {
    if (caret) input.current?.setSelectionRange(caret.position, caret.position)
  }, [caret])

  const report = useEffectEvent((isValid: boolean) => onValidity?.(isValid))
  useEffect(() => {
    if (engine) report(engine.isValid(`+${value.digits}`))
  }, [engine, value.digits])

  const take = (typed: string, position: number) => {
    const reading: PhoneReading = readPhone(typed, country, countries, engine)
    // The plus of an unfinished calling code must not disappear while typing.
    setDraft(reading.hasKnownCountry ? null : { text: typed, digits: reading.digits })
    setCaret({
      position: reading.hasKnownCountry
        ? caretAfterMask(typed, position, formatPhone(reading.digits, reading.country, engine))
        : position,
    })
    onValueChange({ country: reading.country.code, digits: reading.digits })
  }

  return {
    text,
    input,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      take(event.target.value, event.target.selectionStart ?? event.target.value.length),
    chooseCountry: (chosen: PhoneCountry) => {
      const isOwn = value.digits.startsWith(country.dialCode)
      const national = isOwn ? value.digits.slice(country.dialCode.length) : value.digits
      setDraft(null)
      onValueChange({ country: chosen.code, digits: national && chosen.dialCode + national })
    },
  }
}
