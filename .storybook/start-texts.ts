import type { Family } from './kit-families.ts'

export interface StartTexts {
  title: string
  intro: string
  toolbar: string
  /** The accessible name of the list of links. */
  ways: string
  parts: Record<'screens' | 'flows' | 'app' | 'foundations', string>
  kit: (count: number) => string
  families: Record<Family, string>
  states: string
  statesIntro: string
  vocabulary: readonly (readonly [name: string, words: string])[]
}

/** What the start page says, in the toolbar's two languages. */
export const startTexts: Record<'ru' | 'en', StartTexts> = {
  ru: {
    title: 'Компоненты и экраны',
    intro:
      'Все компоненты и экраны магазина в каждом состоянии, без сервера и без входа. Данные вымышленные, время зафиксировано.',
    toolbar:
      'На панели над историей переключаются язык, тема и ширина. На вкладке Interactions показаны шаги сценария, на вкладке Accessibility — результаты проверки axe; при нарушении тест не проходит.',
    ways: 'Разделы',
    parts: { screens: 'Экраны', flows: 'Сценарии', app: 'Общие элементы страниц', foundations: 'Основы' },
    kit: (count) => `Компоненты, ${count}`,
    families: {
      actions: 'Действия',
      fields: 'Поля',
      display: 'Отображение',
      overlay: 'Всплывающие элементы',
      layout: 'Компоновка',
    },
    states: 'Названия состояний',
    statesIntro: 'Эти названия одинаковы на всех экранах. После них идут состояния отдельного экрана.',
    vocabulary: [
      ['Loaded', 'данные загружены, ошибок нет'],
      ['Loading', 'первый ответ ещё не получен; после загрузки элементы страницы не сдвигаются'],
      ['Empty', 'данных нет, ошибки нет: указано, что делать дальше'],
      ['LoadFailed', 'загрузить данные не удалось: указано почему и как повторить'],
      ['NotFound', 'объекта нет или он принадлежит другому: ответ одинаковый'],
      ['LongContent', 'длинные названия и много строк помещаются на странице'],
      ['OnAPhone', 'то же состояние при ширине 390'],
      ['…ByKeyboard', 'то же состояние, только с клавиатуры'],
    ],
  },
  en: {
    title: 'Components and screens',
    intro:
      'Every component and screen of the shop in every state, without a server and without signing in. The data is made up and the time is fixed.',
    toolbar:
      'The toolbar above a story switches its language, theme and width. The Interactions tab shows the steps of the story, the Accessibility tab shows the results of axe; a violation fails the test.',
    ways: 'Sections',
    parts: { screens: 'Screens', flows: 'Flows', app: 'Shared page elements', foundations: 'Foundations' },
    kit: (count) => `Components, ${count}`,
    families: {
      actions: 'Actions',
      fields: 'Fields',
      display: 'Display',
      overlay: 'Overlays',
      layout: 'Layout',
    },
    states: 'Names of states',
    statesIntro: 'These names are the same on every screen. The states of a single screen follow them.',
    vocabulary: [
      ['Loaded', 'the data is loaded, there are no errors'],
      ['Loading', 'the first response has not arrived yet; loading shifts nothing on the page'],
      ['Empty', 'there is no data and no error: the page says what to do next'],
      ['LoadFailed', 'the data could not be loaded: the page says why and how to try again'],
      ['NotFound', 'the object does not exist or belongs to someone else: the response is the same'],
      ['LongContent', 'long names and many rows fit on the page'],
      ['OnAPhone', 'the same state at a width of 390'],
      ['…ByKeyboard', 'the same state, by keyboard only'],
    ],
  },
}
