import { followParent } from './follow-parent.ts'

// A server whose supervisor was killed would keep its port and its data folder.
followParent()
await import('../apps/api/src/main.ts')
