import { exitCodes } from './exit-codes.ts'
import { BackupError } from './platform/backup/backup-error.ts'
import { ConfigError } from './platform/config.ts'
import { EmbeddedPostgresError } from './platform/database/embedded/embedded-postgres-error.ts'
import { StartupError } from './startup-error.ts'

const forPeople = [ConfigError, StartupError, EmbeddedPostgresError, BackupError]

/** Runs a command of the operator and prints its result; what a person can put right is one sentence, without a stack. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await command())
  } catch (error) {
    const isForPeople = forPeople.some((kind) => error instanceof kind)
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
    process.stderr.write(`${isForPeople ? message : stack}\n`)
    process.exitCode = exitCodes.cannotStart
  }
}
