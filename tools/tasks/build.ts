import { writeCssTypes } from '../css-types.ts'
import { followParent } from '../follow-parent.ts'
import { runTool } from '../run-program.ts'
import { buildWebIfChanged } from '../web-build.ts'

followParent()
const { isBuilt, output } = await buildWebIfChanged()
if (output !== '') console.error(output)
if (!isBuilt) process.exit(1)
await writeCssTypes()
const env = { STORYBOOK_DISABLE_TELEMETRY: '1' }
process.exitCode = (await runTool('storybook', ['build', '-o', 'dist-storybook', '--quiet'], { env })).code
