import { runTool } from '../run-program.ts'

process.exitCode = (await runTool('oxfmt', [])).code
