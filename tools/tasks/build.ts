import { followParent } from '../follow-parent.ts'
import { buildWebIfChanged } from '../web-build.ts'

followParent()
const { isBuilt, output } = await buildWebIfChanged()
if (output !== '') console.error(output)
process.exitCode = isBuilt ? 0 : 1
