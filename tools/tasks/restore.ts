import { followParent } from '../follow-parent.ts'

followParent()
await import('../../apps/api/src/restore.ts')
