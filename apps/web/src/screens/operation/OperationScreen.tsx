/** Exchange. */
function OperationScreen() {
  return null
}

export default OperationScreen
