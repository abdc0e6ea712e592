import type { Family } from './kit-families.ts'

export interface StartTexts {
  title: string
  intro: string
  toolbar: string
  /** Names the list of ways for a screen reader. */
  ways: string
  parts: Record<'screens' | 'flows' | 'shell' | 'foundations', string>
  kit: (count: number) => string
  families: Record<Family, string>
  states: string
  statesIntro: string
  vocabulary: readonly (readonly [name: string, words: string])[]
}

/** What startup page says, in the toolbar's two languages. */
export const startTexts: Record<'ru' | 'en', StartTexts> = {
  ru: {
    title: 'Смотровая комната',
    intro:
      'Здесь весь магазин по частям: каждый компонент, каждый экран в каждом состоянии, без сервера и без входа. Данные выдуманы, часы стоят на месте.',
    toolbar:
      'Над каждой историей переключаются язык, тема и ширина. Вкладка Interactions показывает путь с клавиатуры, Accessibility — проверку axe: нарушение роняет тест.',
    ways: 'Что где',
    parts: { screens: 'Экраны', flows: 'Пути', shell: 'Оболочка', foundations: 'Основы' },
    kit: (count) => `Компоненты, ${count}`,
    families: {
      actions: 'Действия',
      fields: 'Поля',
      display: 'Показ',
      overlay: 'Поверх страницы',
      layout: 'Раскладка',
    },
    states: 'Как называются состояния',
    statesIntro: 'Одни и те же имена на всех экранах; после них — состояния самого экрана.',
    vocabulary: [
      ['Loaded', 'обычный день: данные есть, ничего не случилось'],
      ['Loading', 'первый ответ ещё в пути; ничто не прыгает, когда он придёт'],
      ['Empty', 'данных нет и это нормально: сказано, что делать дальше'],
      ['LoadFailed', 'ответа не будет: сказано почему и как повторить'],
      ['NotFound', 'такого нет или оно чужое: ответ один и тот же'],
      ['LongContent', 'длинные имена, много строк: ничто не ломается'],
      ['OnAPhone', 'то же на ширине 390'],
      ['…ByKeyboard', 'то же без мыши'],
    ],
  },
  en: {
    title: 'Storybook',
    intro:
      'The whole shop in parts: every component, every screen in every state, without a server and without signing in. The data is made up, the clock stands still.',
    toolbar:
      'Above every story the language, the theme and the width can be switched. The Interactions tab shows the way by keyboard, Accessibility the axe check: a violation fails the test.',
    ways: 'What is where',
    parts: { screens: 'Screens', flows: 'Flows', shell: 'Shell', foundations: 'Foundations' },
    kit: (count) => `Components, ${count}`,
    families: {
      actions: 'Actions',
      fields: 'Fields',
      display: 'Display',
      overlay: 'Over the page',
      layout: 'Layout',
    },
    states: 'What states are called',
    statesIntro: 'The same names on every screen; after them the screen’s own.',
    vocabulary: [
      ['Loaded', 'a usual day: there is data and nothing has happened'],
      ['Loading', 'the first answer is on its way; nothing jumps when it comes'],
      ['Empty', 'there is no data and that is fine: it says what to do next'],
      ['LoadFailed', 'there will be no answer: it says why and how to try again'],
      ['NotFound', 'there is no such thing or it is somebody else’s: the answer is the same'],
      ['LongContent', 'long names, many lines: nothing breaks'],
      ['OnAPhone', 'the same at a width of 390'],
      ['…ByKeyboard', 'the same without a mouse'],
    ],
  },
}
