import { watchCssTypes } from '../css-types.ts'
import { followParent } from '../follow-parent.ts'
import { runTool } from '../run-program.ts'

followParent()
await watchCssTypes()
const env = { STORYBOOK_DISABLE_TELEMETRY: '1' }
const { code } = await runTool('storybook', ['dev', '-p', '6006', ...process.argv.slice(2)], { env })
process.exit(code)
