import { useEffect, useState } from 'react'
import { loadPhoneEngine } from './load-phone-engine.ts'
import type { PhoneEngine } from './read-phone.ts'

/** The numbers' metadata, once it is here; null before, and for good where it cannot be loaded. */
export function usePhoneEngine() {
  const [engine, setEngine] = useState<PhoneEngine | null>(null)
  useEffect(() => {
    let isHere = true
    const load = async () => {
      // Without the metadata the number is taken as it is typed; the server checks it anyhow.
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
