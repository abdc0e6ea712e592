/** The values with one of them put in, or taken out when it was there. */
export function toggled<V>(values: readonly V[], value: V): V[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
