import { expect, waitFor, within } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'
import {
  catalogScenarios,
  emitEvent,
  fixtureCard,
  fixtureDays,
  savedListScenarios,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import ListScreen from './ListScreen.tsx'

const meta = preview.meta({
  title: 'Screens/List',
  component: ListScreen,
  ...withScreen({ path: '/cart/list' }),
})

type Played = Pick<StoryContext, 'canvas' | 'userEvent'>

/** As a florist keeps it in a notebook: some lines are certain, some ask, one is no flower. */
const notebook = [
  'Explorer 60 — 100',
  'эксплорер 70 50шт',
  'Мондиаль 50 / 75',
  'пинк мондиал 50 2 пачки',
  'Cool water 50 100',
  'роза бел 60 — 100',
  'Freedom 65 100',
  'Тигр 60 55',
  'Дон Педро 50 100',
  'гипса 60 10',
  'эвкалипт 5',
  'лента атлас 2шт',
].join('\n')

async function paste({ canvas, userEvent }: Played, text: string) {
  const field = await canvas.findByRole('textbox', { name: /Ваш список|Your list/ })
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
}

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Разобрать список|Read the list/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const ImportReview = meta.story({
  play: async (context) => {
    await paste(context, notebook)
    const { canvas } = context
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /Список из 12 строк|List of 12 lines/ })).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByText('55 → 60')).toBeVisible())
    await expect(canvas.getAllByRole('group').length).toBeGreaterThan(2)
  },
})

export const ImportUnknownVariety = meta.story({
  play: async (context) => {
    await paste(context, 'Explorer 60 100\nпион сара бернар 40\nлента атлас 2шт')
    const { canvas } = context
    await expect((await canvas.findAllByText(/Не нашли в прайсе|Not in the price list/))[0]).toBeVisible()
  },
})

/** Each question is answered by a digit; after the last one the focus is on the button. */
export const AnsweredByKeyboard = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await paste(context, notebook)
    const [line] = await canvas.findAllByRole('group')
    const left = (): number => canvas.queryAllByRole('group').length
    await expect(canvas.getByRole('heading', { name: `Осталось решить ${left()}` })).toBeVisible()
    const first = line?.querySelector('button')
    first?.focus()
    for (let open = left(); open > 0; open -= 1) {
      await userEvent.keyboard(open === 1 ? '0' : '1')
      await waitFor(() => expect(left()).toBe(open - 1))
    }
    await expect(canvas.getByRole('heading', { name: 'Все строки разобраны' })).toBeVisible()
    const put = canvas.getByRole('button', { name: /в корзину$|into the cart$/ })
    await waitFor(() => expect(put).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/\/cart$/)).toBeVisible())
  },
})

/** Somebody else buys while a line is decided: the quantity follows the stock, and the focus stays where it is. */
export const StockChanged = meta.story({
  play: async (context) => {
    const { canvas } = context
    await paste(context, notebook)
    const groups = await canvas.findAllByRole('group')
    const [first] = groups.flatMap((group) => Array.from(group.querySelectorAll('button')))
    first?.focus()
    const changes = [{ code: fixtureCard('Cool Water', 50).code, stemsAvailable: 25 }]
    emitEvent('stock-changed', { date: fixtureDays[0], changes })
    await waitFor(() => expect(canvas.getByText(/^(?:есть 25 из 100|25 of 100 available)$/)).toBeVisible())
    await waitFor(() => expect(first).toHaveFocus())
  },
})

export const LineCorrected = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await paste(context, 'пион сара бернар 40\nExplorer 60 100')
    await userEvent.click(await canvas.findByRole('button', { name: /сара бернар/ }))
    const field = await canvas.findByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Explorer 50 75{Enter}')
    await waitFor(() => expect(canvas.getByText('Explorer 50 75')).toBeVisible())
    await expect(canvas.getByRole('heading', { name: /(Нашли|Found) 2/ })).toBeVisible()
  },
})

async function upload({ canvas }: Played, file: File) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]')
    if (found === null) throw new Error('There is nothing to upload to.')
    return found
  })
  await canvas.findByRole('button', { name: /Загрузить|Upload/ })
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

export const UploadedTable = meta.story({
  play: async (context) => {
    const table =
      '№;Сорт;Ростовка;Цена;Кол-во\n1;Роза Explorer;60;145,50;100\n2;Freedom;60;;\n3;Mondial;50;99;75'
    await upload(context, new File([table], 'заявка.csv', { type: 'text/csv' }))
    const { canvas, userEvent } = context
    await waitFor(() => expect(canvas.getByRole('heading', { name: /(Нашли|Found) 2/ })).toBeVisible())
    await userEvent.click(canvas.getByText(/Что в столбцах|What the columns hold/))
    await expect(canvas.getAllByRole('combobox')).toHaveLength(6)
  },
})

/** The found lines are kept as a list with a name. */
export const SavedAsList = meta.story({
  beforeEach: ({ msw }) => msw.use(...savedListScenarios.empty()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await paste(context, 'Explorer 60 100\nMondial 50 75\nпион 3')
    await userEvent.click(await canvas.findByRole('button', { name: /Сохранить как список|Save as a list/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText(/нерешённая строка|undecided line/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), 'Витрина')
    await userEvent.click(dialog.getByRole('button', { name: /^(Сохранить|Save)/ }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
})

export const BrokenFile = meta.story({
  play: async (context) => {
    await upload(context, new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'заявка.xlsx'))
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(
        /Не удалось прочитать файл|could not be read/,
      ),
    )
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.loading()),
  play: async (context) => {
    await paste(context, notebook)
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.loadFailed()),
  play: async (context) => {
    await paste(context, notebook)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toBeVisible())
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.longContent()),
  play: async (context) => {
    await paste(context, `${notebook}\n`.repeat(4))
    await waitFor(() =>
      expect(
        context.canvas.getByRole('heading', { name: /Список из 48 строк|List of 48 lines/ }),
      ).toBeVisible(),
    )
  },
})
