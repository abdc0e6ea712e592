import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { cartAtom } from '../../state/cart.atoms.ts'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { useResource } from '@flower-market/app-runtime/server-data'
import {
  cartQuestion,
  toCheckedCart,
  unknownCart,
  withAnswer,
  type ShownCheckedCart,
} from './checked-cart.ts'

/** A person who presses + four times asks one question, not four. */
const settledAfterMs = 400

const knownCartAtom = atom(unknownCart)

/** A value as it was before it last changed, until it has stayed the same for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledAfterMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The cart's check for a screen: asked when the screen appears, again after each change of the cart, and by `check`. */
export function useCheckedCart(): ShownCheckedCart {
  const question = cartQuestion(useSettled(useAtomValue(cartAtom)), useAtomValue(sessionAtom))
  const check = useResource('checkCart', question)
  const [known, setKnown] = useAtom(knownCartAtom)
  const answer = check.status === 'ready' ? check.data.days : null
  useEffect(() => {
    if (answer !== null) setKnown((before) => withAnswer(before, answer))
  }, [answer, setKnown])
  return { ...toCheckedCart(question, check, known), check: check.refresh }
}
