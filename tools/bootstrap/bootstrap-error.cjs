/** A reason to stop before the task starts; its message is printed alone. */
exports.BootstrapError = class BootstrapError extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}
