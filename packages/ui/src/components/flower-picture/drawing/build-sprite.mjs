// Rewrites flowers.svg after a drawing has changed: `node packages/ui/src/components/flower-picture/drawing/build-sprite.mjs`.
import { writeFile } from 'node:fs/promises'
import { sprite } from './sprite.ts'

await writeFile(new URL('../flowers.svg', import.meta.url), sprite())
