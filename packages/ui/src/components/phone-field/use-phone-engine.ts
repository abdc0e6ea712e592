import { useEffect, useState } from 'react'
import { loadPhoneEngine } from './load-phone-engine.ts'
import type { PhoneEngine } from './read-phone.ts'

/** The metadata once it has loaded; null before, and if it cannot be loaded. */
export function usePhoneEngine() {
  const [engine, setEngine] = useState<PhoneEngine | null>(null)
  useEffect(() => {
    let isHere = true
    const load = async () => {
      // Without the metadata the number is taken as typed; the server validates it anyway.
      const loaded = await loadPhoneEngine().catch(() => null)
      if (isHere) setEngine(loaded)
    }
    void load()
    return () => {
      isHere = false
    }
  }, [])
  return engine
}
