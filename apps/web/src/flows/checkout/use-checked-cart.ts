import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { cartAtom } from '../../state/cart.atoms.ts'
import { checkCartAtom, checkedCartAtom, type CheckedCart } from './checked-cart.atoms.ts'

/** A person who presses + four times asks one question, not four. */
const settledAfterMs = 400

/** The cart's check for a screen: asked when the screen appears, again after each change of the cart, and by `check`. */
export function useCheckedCart(): CheckedCart & { readonly check: () => void } {
  const cart = useAtomValue(cartAtom)
  const checked = useAtomValue(checkedCartAtom)
  const ask = useSetAtom(checkCartAtom)
  const isFirst = useRef(true)
  useEffect(() => {
    const timer = setTimeout(() => void ask(cart), isFirst.current ? 0 : settledAfterMs)
    isFirst.current = false
    return () => clearTimeout(timer)
  }, [cart, ask])
  return { ...checked, check: () => void ask(cart) }
}
