const { existsSync } = require('node:fs')
const path = require('node:path')
const { BootstrapError } = require('./bootstrap-error.cjs')
const { installDependencies } = require('./install.cjs')
const { findModernNode } = require('./modern-node.cjs')
const { channelled, runToEnd } = require('./run-to-end.cjs')
const { root } = require('./root.cjs')

/** What a task needs of Node: workspace packages resolve to their sources, and types are stripped in silence. */
const nodeFlags = ['--conditions=source', '--disable-warning=ExperimentalWarning']

/** Brings a modern Node and the dependencies, then runs `tools/tasks/<task>.ts`; ends this process with its exit code. */
exports.runTask = async function runTask(task, args) {
  try {
    const file = path.join(root, 'tools', 'tasks', `${task}.ts`)
    if (!existsSync(file)) throw new BootstrapError(`There is no task "${task}" in tools/tasks.`)
    const node = findModernNode()
    const env = taskEnvironment(node)
    await installDependencies(node, env)
    process.exitCode = await runToEnd(node, [...nodeFlags, file, ...args], {
      cwd: root,
      env,
      stdio: channelled,
    })
  } catch (error) {
    if (!(error instanceof BootstrapError)) throw error
    console.error(error.message)
    process.exitCode = error.exitCode
  }
}

/** npm's own variables would steer the tools that a task starts; the modern Node comes first for their `#!` lines. */
function taskEnvironment(node) {
  const kept = Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_'))
  const env = Object.fromEntries(kept)
  env.PATH = [path.dirname(node), path.join(root, 'node_modules', '.bin'), process.env.PATH].join(
    path.delimiter,
  )
  return env
}
