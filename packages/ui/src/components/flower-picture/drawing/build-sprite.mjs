// Rewrites flowers.svg and flower-stages.svg after a drawing has changed: `node packages/ui/src/components/flower-picture/drawing/build-sprite.mjs`.
import { writeFile } from 'node:fs/promises'
import { sprite, stageSprite } from './sprite.ts'

await writeFile(new URL('../flowers.svg', import.meta.url), sprite())
await writeFile(new URL('../flower-stages.svg', import.meta.url), stageSprite())
