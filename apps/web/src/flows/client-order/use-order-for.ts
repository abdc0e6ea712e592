import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { orderForAtom } from './client-order.atoms.ts'

/** Chooses a client to order for and goes to the catalog; tells which one is being chosen. */
export function useOrderFor(onChosen: () => void = () => {}) {
  const go = useLocalizedNavigate()
  const orderFor = useSetAtom(orderForAtom)
  const [choosing, setChoosing] = useState<string | null>(null)
  const chooseClient = async (id: string): Promise<void> => {
    try {
      await orderFor(id)
      onChosen()
      go(paths.catalog())
    } catch {
      // A notice has said what failed.
    } finally {
      setChoosing(null)
    }
  }
  const choose = (id: string): void => {
    setChoosing(id)
    void chooseClient(id)
  }
  return { choosing, choose }
}
