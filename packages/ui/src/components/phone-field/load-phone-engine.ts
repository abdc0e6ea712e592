import type { PhoneEngine } from './read-phone.ts'

async function load(): Promise<PhoneEngine> {
  return (await import('./phone-engine.ts')).phoneEngine
}

let engine: Promise<PhoneEngine> | null = null

/** Loads the metadata (33 kB) once. Rejects while offline; the next field retries. */
export function loadPhoneEngine() {
  engine ??= load()
  engine.catch(() => {
    engine = null
  })
  return engine
}
