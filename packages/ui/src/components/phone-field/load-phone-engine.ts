import type { PhoneEngine } from './read-phone.ts'

const load = async (): Promise<PhoneEngine> => (await import('./phone-engine.ts')).phoneEngine

let engine: Promise<PhoneEngine> | null = null

/** Loads the metadata (33 kB) once. Rejects while offline; the next field tries again. */
export const loadPhoneEngine = () => {
  engine ??= load()
  engine.catch(() => {
    engine = null
  })
  return engine
}
