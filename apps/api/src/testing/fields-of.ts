/** The part of a JSON Schema that names fields. */
export interface AnswerSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, AnswerSchema>>
  readonly items?: AnswerSchema
  readonly anyOf?: readonly AnswerSchema[]
  readonly oneOf?: readonly AnswerSchema[]
  readonly const?: unknown
}

/** The fields of an answer, those of its parts in braces; alternatives are separated by bars. */
export function fieldsOf({ properties, items, anyOf, oneOf }: AnswerSchema): string {
  const alternatives = anyOf ?? oneOf
  if (alternatives !== undefined) return [...new Set(alternatives.map(fieldsOf).filter(Boolean))].join(' | ')
  if (items !== undefined) return fieldsOf(items)
  const names = Object.entries(properties ?? {}).map(([name, schema]) => {
    if (name === 'view') return `view ${String(schema.const)}`
    const inner = fieldsOf(schema)
    return inner === '' ? name : `${name} { ${inner} }`
  })
  return names.join(', ')
}
