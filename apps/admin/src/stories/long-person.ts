/** Names and an address that take more than a line. */
export const longPerson = {
  name: 'Александра-Виктория Константиновна',
  surname: 'Преображенская-Красносельская',
  company: 'Общество с ограниченной ответственностью «Цветочная мастерская на Большой Пироговской»',
  email: 'alexandra.preobrazhenskaya-krasnoselskaya@tsvetochnaya-masterskaya.example',
} as const
