// Entry of every root script. Plain ES5, so that even a very old Node reaches the one sentence below.
var major = Number(process.version.slice(1).split('.')[0])

if (major >= 20) {
  void require('./bootstrap/run-task.cjs').runTask(process.argv[2], process.argv.slice(3))
} else {
  console.error('Flower Market needs Node 20 or newer; this is ' + process.version + '.')
  process.exit(1)
}
