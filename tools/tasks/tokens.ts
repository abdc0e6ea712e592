import { runProgram } from '../run-program.ts'

process.exitCode = (await runProgram(process.execPath, ['packages/ui/src/tokens/write-sheets.mjs'])).code
