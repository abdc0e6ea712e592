import { useState } from 'react'
import { NewTokenForm } from './NewTokenForm.tsx'
import { NewTokenSecret } from './NewTokenSecret.tsx'

/** Makes a token and shows its secret, which is told once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null)
  return secret === null ? (
    <NewTokenForm onMade={setSecret} onClose={onClose} />
  ) : (
    <NewTokenSecret secret={secret} onClose={onClose} />
  )
}
