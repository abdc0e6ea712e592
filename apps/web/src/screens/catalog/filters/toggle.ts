/** The values with one of them put in, or taken out when it was there. */
export const toggled = <V>(values: readonly V[], value: V): V[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
