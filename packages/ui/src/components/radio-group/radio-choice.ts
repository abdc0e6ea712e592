import { createContext, use } from 'react'

export interface RadioChoice {
  name: string
  value: string | null
  onValueChange: (value: string) => void
}

export const RadioChoiceContext = createContext<RadioChoice | null>(null)

/** The group that a part belongs to. Throws outside of a group. */
export function useRadioChoice(part: string, group: string) {
  const choice = use(RadioChoiceContext)
  if (!choice)
    throw new Error(`${part} was rendered outside ${group}: put it inside, so that it has a group.`)
  return choice
}
