import { createContext, use } from 'react'

export interface RadioCardsChoice {
  name: string
  value: string | null
  onValueChange: (value: string) => void
}

export const RadioCardsContext = createContext<RadioCardsChoice | null>(null)

/** The choice that a card belongs to. Throws outside of RadioCards, where a card could choose nothing. */
export const useRadioCards = () => {
  const choice = use(RadioCardsContext)
  if (!choice)
    throw new Error('RadioCard was rendered outside RadioCards: put it inside, so that it has a group.')
  return choice
}
