/** The value that a text of an address names; undefined where it names none. */
export function oneOf<V extends string>(values: readonly V[], text: string | null): V | undefined {
  return values.find((value) => value === text)
}
