import { writeCssTypes } from '../css-types.ts'
import { followParent } from '../follow-parent.ts'
import { runTool } from '../run-program.ts'

followParent()
// Chromatic reads the token from the environment itself: on a command line every user of the machine could see it.
if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '') === '') {
  console.error('Set CHROMATIC_PROJECT_TOKEN to the project token of Chromatic, then run this again.')
  process.exit(1)
}
await writeCssTypes()
process.exitCode = (await runTool('chromatic', ['--exit-once-uploaded', ...process.argv.slice(2)])).code
