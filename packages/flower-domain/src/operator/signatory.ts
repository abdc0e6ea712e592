/** Who signs the operator's documents, in Russian as documents write it. */
export interface OperatorSignatory {
  readonly position: string
  readonly surname: string
  readonly name: string
  /** Empty for somebody who has none. */
  readonly patronymic: string
}

/** Signs the documents of demonstrations; nobody of that name is meant. */
export const demoSignatory: OperatorSignatory = {
  position: 'Генеральный директор',
  surname: 'Примерова',
  name: 'Анна',
  patronymic: 'Сергеевна',
}

/** Whether a signatory is that of the demonstration. */
export function isDemoSignatory({ surname, name }: OperatorSignatory): boolean {
  return surname === demoSignatory.surname && name === demoSignatory.name
}

/** A signatory as documents write a name: «Примерова А. С.», with no-break spaces. */
export function signatoryName({ surname, name, patronymic }: OperatorSignatory): string {
  const initials = [name, patronymic].filter((part) => part !== '').map((part) => `${part[0] ?? ''}.`)
  return [surname, ...initials].join('\u00A0')
}
