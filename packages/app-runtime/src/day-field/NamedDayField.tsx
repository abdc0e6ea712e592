import { useState } from 'react'
import { DayField, type DayFieldProps } from './DayField.tsx'

export interface NamedDayFieldProps extends Omit<DayFieldProps, 'value' | 'onValueChange' | 'data-field'> {
  name: string
  /** The day that it starts with. @default none */
  defaultValue?: string
}

/** A day that its form reads by name: as an ISO day, empty where none is chosen. */
export function NamedDayField({ name, defaultValue = '', ...field }: NamedDayFieldProps) {
  const [day, setDay] = useState(defaultValue)
  return (
    <>
      <DayField {...field} data-field={name} value={day} onValueChange={(next) => setDay(next ?? '')} />
      <input type="hidden" name={name} value={day} />
    </>
  )
}
